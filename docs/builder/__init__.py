"""The documentation as a site: `python -m docs.builder.build FOLDER`."""
