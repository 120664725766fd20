"""Docstrings as Markdown, for the pages of the API.

The library's docstrings are plain text: examples with `>>>`, and drawings after a `::`. Markdown would turn the first
into quotations and print the colons of the second. A field is explained by a comment beside it.
"""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*$).*)*", re.MULTILINE)


class PlainDocstrings(griffe.Extension):
    """Examples become code blocks, `::` becomes a colon, and a comment beside a field becomes its docstring."""

    def on_attribute_instance(self, *, attr: griffe.Attribute, **kwargs: Any) -> None:
        comment = attr.source.rpartition("  # ")[2] if attr.docstring is None and "  # " in attr.source else ""
        if comment:
            attr.docstring = griffe.Docstring(comment[0].upper() + comment[1:] + ".", parent=attr)

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        if obj.docstring is not None:
            text = EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", obj.docstring.value)
            obj.docstring.value = text.replace("::\n", ":\n")
