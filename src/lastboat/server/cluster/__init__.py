"""Several processes around one database: pub/sub, and keeping live tables in step."""
