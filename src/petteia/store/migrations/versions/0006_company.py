"""Operators and what they do, banned networks, blocks between people, addresses for mail, and whose a table is."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    with op.batch_alter_table("users") as batch:
        batch.add_column(sa.Column("role", sa.String(16), nullable=False, server_default=""))
        batch.add_column(sa.Column("mail", sa.String(254)))
        batch.add_column(sa.Column("network", sa.String(64), nullable=False, server_default=""))
    with op.batch_alter_table("reports") as batch:
        batch.add_column(sa.Column("handled_at", sa.BigInteger))
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("host", sa.String(32), nullable=False, server_default=""))
    is_postgres = op.get_bind().dialect.name == "postgresql"
    host = "setup::json->>'host'" if is_postgres else "json_extract(setup, '$.host')"
    op.execute(f"UPDATE tables SET host = coalesce({host}, '') WHERE status <> 'over'")
    op.create_index("tables_by_host", "tables", ["host", "status"])
    op.create_table(
        "banned_networks",
        sa.Column("network", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("blocked", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("blocks_by_blocked", "blocks", ["blocked"])
    op.create_table(
        "deeds",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("operator", sa.String(64), nullable=False),
        sa.Column("what", sa.String(32), nullable=False),
        sa.Column("about", sa.String(128), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
