BEGIN TRANSACTION;
CREATE TABLE acts (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "acts" VALUES('oldtable',0,'[{"kind":"sat","at":1000,"seat":0,"user":"anna0000000000000000","name":"Anna"}]');
INSERT INTO "acts" VALUES('oldtable',1,'[{"kind":"sat","at":2000,"seat":1,"user":"boris000000000000000","name":"Boris"},{"kind":"began","at":2000,"draws":["set ares","set hera","set athena","set demeter","set hades","set aphrodite","set poseidon","set zeus","draw ares-f","draw zeus-i","draw athena-e","draw aphrodite-g","draw poseidon-k","draw poseidon-c","draw hera-b","draw hera-j","draw zeus-a","draw hades-h","draw hades-p","draw athena-m","draw ares-n","draw demeter-d","draw aphrodite-o","draw demeter-l","deal 1"]}]');
INSERT INTO "acts" VALUES('oldtable',3,'[{"kind":"played","at":3000,"seat":0,"move":"zeus up"}]');
INSERT INTO "acts" VALUES('oldtable',4,'[{"kind":"played","at":3001,"seat":0,"move":"left"}]');
INSERT INTO "acts" VALUES('oldtable',5,'[{"kind":"played","at":3002,"seat":0,"move":"place f1"}]');
INSERT INTO "acts" VALUES('oldtable',6,'[{"kind":"played","at":3003,"seat":1,"move":"hera up"}]');
INSERT INTO "acts" VALUES('oldtable',7,'[{"kind":"played","at":3004,"seat":1,"move":"weaken ares"}]');
INSERT INTO "acts" VALUES('oldtable',8,'[{"kind":"played","at":3005,"seat":0,"move":"poseidon right"}]');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chats (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chats" VALUES(1,'oldtable','anna0000000000000000','Anna','hello',2500);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('oldtable',0,'anna0000000000000000');
INSERT INTO "seats" VALUES('oldtable',1,'boris000000000000000');
CREATE TABLE settings (
	name VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	setup TEXT NOT NULL, 
	is_open BOOLEAN NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	created_at BIGINT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	changed_at BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	seats TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('oldtable','gods','{"game":"gods","version":1,"seats":2,"options":{"rings":"6","hera_discards":"true"},"seed":"7","clock":null,"stand_in":1,"absence":300,"host":"anna0000000000000000","date":"2026-11-15","origin":[]}',1,'en',1000,'running',3005,9,6,'[]');
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	label VARCHAR(64) NOT NULL, 
	created_at BIGINT NOT NULL, 
	expires_at BIGINT, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(user_id) REFERENCES users (id)
);
CREATE TABLE users (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	name_key VARCHAR(64), 
	password VARCHAR(255), 
	created_at BIGINT NOT NULL, 
	seen_at BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (name_key)
);
INSERT INTO "users" VALUES('anna0000000000000000','Anna',NULL,NULL,1,1);
INSERT INTO "users" VALUES('boris000000000000000','Boris',NULL,NULL,1,1);
CREATE INDEX tables_by_status ON tables (status, changed_at);
CREATE INDEX ix_seats_user_id ON seats (user_id);
CREATE INDEX ix_chats_table_id ON chats (table_id);
CREATE INDEX ix_tokens_user_id ON tokens (user_id);
COMMIT;
