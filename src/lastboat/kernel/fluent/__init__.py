"""Fluent catalogues in five languages, formatted without a locale database.

`catalogue.Catalogue` knows what the catalogues use: text, variables, references to messages and terms, selections by
number and by word, and the function DE. Attributes, arguments of terms and Fluent's own functions are left out.
"""
