"""How Alembic runs our migrations: on the connection it is given, inside its transaction."""

from alembic import context

from petteia.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
