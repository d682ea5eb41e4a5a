"""Files that are sent and received."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import unquote

import urllib3
from urllib3.exceptions import HTTPError
from urllib3.exceptions import TimeoutError as NoAnswerInTime

from .errors import ConnectionError, TimeoutError

_CHUNK = 65_536


@dataclass(frozen=True)
class File:
    """A file to send. `fields` are more fields of the form, such as `{"visibility": "public"}`."""

    content: bytes
    filename: str
    fields: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def from_path(cls, path: str | os.PathLike[str], fields: Mapping[str, str] | None = None) -> File:
        """The file at a path, under its own name."""
        return cls(Path(path).read_bytes(), Path(path).name, fields or {})

    def form(self) -> list[tuple[str, str | tuple[str, bytes]]]:
        """The fields of the form, of which the file is the last."""
        return [*self.fields.items(), ("file", (self.filename, self.content))]


class Download:
    """
    A file that the service sends. Its content can be read once: with `read`, `text`, `save`, or as it arrives with
    `iter_bytes`. Nothing is retried once it has begun to arrive. Use `with`, or `close`, if you do not read all of it.
    """

    def __init__(self, response: urllib3.BaseHTTPResponse) -> None:
        self._response = response

    @property
    def type(self) -> str:
        """Media type, such as `application/pdf`."""
        return self._response.headers.get("Content-Type", "application/octet-stream")

    @property
    def filename(self) -> str | None:
        """The name that the service gives the file, if any."""
        header = self._response.headers.get("Content-Disposition", "")
        if encoded := re.search(r"filename\*=UTF-8''([^;]+)", header, re.IGNORECASE):
            return unquote(encoded[1])
        if quoted := re.search(r'filename="((?:[^"\\]|\\.)*)"', header, re.IGNORECASE):
            return re.sub(r"\\(.)", r"\1", quoted[1])
        plain = re.search(r'filename=([^;"]+)', header, re.IGNORECASE)
        return plain[1] if plain else None

    def iter_bytes(self) -> Iterator[bytes]:
        """The content as it arrives. Raises `TimeoutError` or `ConnectionError`."""
        try:
            yield from self._response.stream(_CHUNK)
        except NoAnswerInTime as error:
            raise TimeoutError("The rest of the file did not arrive in time") from error
        except HTTPError as error:
            raise ConnectionError("The file was not received completely") from error
        finally:
            self.close()

    def read(self) -> bytes:
        """Reads all of it. Raises as `iter_bytes` does."""
        return b"".join(self.iter_bytes())

    def text(self) -> str:
        """Reads all of it as UTF-8. Raises as `iter_bytes` does."""
        return self.read().decode()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes it to a file as it arrives. Raises as `iter_bytes` does."""
        with open(path, "wb") as file:
            file.writelines(self.iter_bytes())

    def close(self) -> None:
        """Ends the connection, unless the content was read to its end."""
        self._response.close()

    def __enter__(self) -> Download:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
