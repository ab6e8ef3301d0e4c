"""The database: schema, store, step log, backup."""
