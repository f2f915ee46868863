"""A typed client of the service Ganita."""
from __future__ import annotations

import datetime
import json
import random
import time
import urllib.parse
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import (
    TYPE_CHECKING,
    Any,
    Dict,
    Iterable,
    Iterator,
    List,
    Literal,
    Mapping,
    Optional,
    Sequence,
    Tuple,
    Type,
    Union,
)

from ._methods import BIRTH_FIELDS, VERSION, Methods
from .failure import GanitaError
from .transport import Answer, HttpTransport, StdioTransport, Transport, find_command

if TYPE_CHECKING:
    import pandas

    from .wire import BatchLine

_BUSY = (429, 503)
_FIRST_WAIT_SECONDS = 0.5
#: Births that the service takes in one call.
_LINES_OF_CALL = 10_000
_PIECE_BYTES = 64 * 1024
#: Failures in their long form, all else as it is.
_PROBLEM = "application/problem+json"
_NDJSON = "application/x-ndjson"

TableForm = Literal["csv", "ndjson", "parquet"]
_TABLE_TYPES: Mapping[str, str] = {"csv": "text/csv", "ndjson": _NDJSON, "parquet": "application/vnd.apache.parquet"}
#: CSV as a text or bytes, a file of CSV or NDJSON, or births as records.
Births = Union[str, bytes, Path, Iterable[Mapping[str, Any]]]


class Table:
    """A table as it arrives: read it once, as bytes, as a text, piece by piece, or into a file."""

    def __init__(self, answer: Answer) -> None:
        self._body = answer.body

    def __iter__(self) -> Iterator[bytes]:
        """Pieces of the table, each as soon as it has arrived."""
        with self._body as body:
            while True:
                piece = body.read(_PIECE_BYTES)
                if piece == b"":
                    return
                yield piece

    def read(self) -> bytes:
        """The whole table."""
        return b"".join(self)

    def text(self) -> str:
        """The whole table, of CSV or NDJSON."""
        return self.read().decode()

    def save(self, path: Union[str, Path]) -> None:
        """Write the table into a file, in little memory."""
        with open(path, "wb") as file:
            for piece in self:
                file.write(piece)


class Ganita(Methods):
    """A running service: a method for each endpoint. Errors of each: GanitaError, and those of urllib."""

    def __init__(
        self,
        origin: str = "http://127.0.0.1:8000",
        *,
        headers: Optional[Mapping[str, str]] = None,
        retries: int = 3,
        max_wait_seconds: float = 60,
        timeout_seconds: float = 600,
        transport: Optional[Transport] = None,
    ) -> None:
        """`retries`: how often a call is repeated that the service is too busy for (429, 503); it waits as long as the
        service says, and fails where that is longer than `max_wait_seconds`."""
        self._transport = transport or HttpTransport(origin, timeout_seconds)
        self._headers = dict(headers or {})
        self._retries = retries
        self._max_wait_seconds = max_wait_seconds

    @classmethod
    def local(cls, command: Optional[Sequence[str]] = None) -> "Ganita":
        """A service of this program alone, without a port: `ganita serve --stdio`. It ends with `close`."""
        return cls(transport=StdioTransport(command or find_command()))

    def close(self) -> None:
        """Release what is open."""
        self._transport.close()

    def __enter__(self) -> "Ganita":
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        self.close()

    def batch(self, requests: Iterable[Mapping[str, Any]]) -> Iterator["BatchLine"]:
        """The charts of many births in their order, each as it arrives; `line` counts from 1. A request that is invalid
        has an `error` in its line."""
        yield from self._lines("/horoscope/batch", requests)

    def columns(
        self,
        births: Births,
        select: Union[str, Sequence[str]],
        *,
        form: TableForm = "csv",
        keep: Sequence[str] = (),
        fields: Optional[Mapping[str, Any]] = None,
        date_order: Optional[Literal["ymd", "dmy", "mdy"]] = None,
    ) -> Table:
        """Columns of the charts of up to 10,000 births (docs/columns.md)."""
        body, media = _births_of(births)
        path = "/columns" + _query({"select": select, "keep": keep, "fields": fields, "date_order": date_order})
        accept = f"{_PROBLEM}, {_TABLE_TYPES[form]}"
        return Table(self._send("POST", path, {"accept": accept, "content-type": media}, body))

    def rows(
        self, births: Iterable[Mapping[str, Any]], select: Union[str, Sequence[str]], *, keep: Sequence[str] = ()
    ) -> Iterator[Dict[str, Any]]:
        """Columns of the charts of any number of births, a record each, as they arrive."""
        yield from self._lines("/columns" + _query({"select": select, "keep": keep}), births)

    def charts(
        self, births: "pandas.DataFrame", select: Union[str, Sequence[str]], *, keep: Sequence[str] = ()
    ) -> "pandas.DataFrame":
        """Columns of the chart of each row of a DataFrame, under its index: the kept columns as they are, those that are
        selected, and `error`. The columns of `births` are the fields of a birth. Error: ValueError for any other that
        `keep` does not name."""
        import pandas

        unknown = [name for name in births.columns if name not in BIRTH_FIELDS and name not in keep]
        if unknown:
            raise ValueError(f"no field of a birth, and not named in keep: {', '.join(map(str, unknown))}")
        names = [name for name in births.columns if name in BIRTH_FIELDS]
        records = (
            {name: _plain(name, value) for name, value in zip(names, row) if not _is_missing(value)}
            for row in births[names].itertuples(index=False, name=None)
        )
        rows = [row for row in self.rows(records, select)]
        selected = self._columns_of(select)
        found = pandas.DataFrame(index=births.index)
        for name in keep:
            found[name] = births[name]
        for name, kind in selected:
            found[name] = _series(pandas, [row[name] for row in rows], kind, births.index)
        found["error"] = pandas.Series([row["error"] for row in rows], index=births.index, dtype="object")
        return found

    def _columns_of(self, select: Union[str, Sequence[str]]) -> List[Tuple[str, str]]:
        """The names that a row has for selectors, and their types: of a table without births."""
        header = next(iter(self.columns("date\n", select).text().splitlines())).split(",")[1:-1]
        kinds = {column["selector"]: column["value_type"] for column in self.column_list()["selectors"]}
        return [(name, kinds[name.split("@")[0]]) for name in header]

    def _json(self, method: str, path: str, fields: Mapping[str, Any]) -> Any:
        return json.loads(self._bytes(method, path, fields))

    def _text(self, method: str, path: str, fields: Mapping[str, Any]) -> str:
        return self._bytes(method, path, fields).decode()

    def _bytes(self, method: str, path: str, fields: Mapping[str, Any]) -> bytes:
        accept = {"accept": f"{_PROBLEM}, */*;q=0.9"}
        # The state of a service that is not healthy is an answer too.
        is_state = path.startswith("/health")
        if method == "GET":
            answer = self._send(method, path + _query(fields), accept, None, is_state)
        else:
            given = {name: value for name, value in fields.items() if value is not None}
            headers = {**accept, "content-type": "application/json"}
            answer = self._send(method, path, headers, json.dumps(given).encode())
        with answer.body as body:
            return body.read()

    def _lines(self, path: str, requests: Iterable[Mapping[str, Any]]) -> Iterator[Any]:
        """A record for each request, in as many calls as they take."""
        waiting = iter(requests)
        before = 0
        while True:
            part = [json.dumps(dict(request)) for request in islice(waiting, _LINES_OF_CALL)]
            if not part:
                return
            headers = {"accept": f"{_PROBLEM}, {_NDJSON}", "content-type": _NDJSON}
            answered = 0
            with self._send("POST", path, headers, "\n".join(part).encode()).body as body:
                for line in body:
                    # An empty line only says that the service is at work.
                    if line.strip() == b"":
                        continue
                    record = json.loads(line)
                    answered += 1
                    yield {**record, "line": before + record["line"]}
            if answered < len(part):
                raise ConnectionError(f"the answer ended after {before + answered} lines")
            before += len(part)

    def _send(
        self, method: str, path: str, headers: Mapping[str, str], body: Optional[bytes], is_state: bool = False
    ) -> Answer:
        agent = {"user-agent": f"ganita-client/{VERSION} (Python)"}
        attempt = 0
        while True:
            answer = self._transport.send(method, path, {**agent, **headers, **self._headers}, body)
            if answer.status < 300 or (is_state and answer.status == 503):
                return answer
            with answer.body as failed:
                error = GanitaError(answer.status, answer.headers, failed.read())
            wait = max(error.retry_after_seconds or 0, _backoff(attempt))
            if answer.status not in _BUSY or attempt >= self._retries or wait > self._max_wait_seconds:
                raise error
            time.sleep(wait)
            attempt += 1


def _backoff(attempt: int) -> float:
    """Seconds before a call is repeated where the service says nothing: twice as many each time, spread over a half."""
    return _FIRST_WAIT_SECONDS * 2.0**attempt * (0.75 + random.random() / 2)


def _query(fields: Mapping[str, Any]) -> str:
    """Fields as a query: texts as they are, lists of texts with commas, all else as JSON."""
    given = [(name, _query_text(value)) for name, value in fields.items() if value is not None and value != ()]
    return "?" + urllib.parse.urlencode(given) if given else ""


def _query_text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _births_of(births: Births) -> Tuple[bytes, str]:
    """Births as a body, and its media type."""
    if isinstance(births, Path):
        return births.read_bytes(), _NDJSON if births.suffix == ".ndjson" else "text/csv"
    if isinstance(births, bytes):
        return births, "text/csv"
    if isinstance(births, str):
        return births.encode(), "text/csv"
    return "\n".join(json.dumps(dict(birth)) for birth in births).encode(), _NDJSON


def _is_missing(value: Any) -> bool:
    """Whether a cell of a DataFrame is empty: None, NaN, NaT or NA."""
    if value is None or type(value).__name__ == "NAType":
        return True
    return isinstance(value, (float, datetime.datetime)) and bool(value != value)


def _plain(name: str, value: Any) -> Any:
    """A cell as a request has it: dates and times of day as texts, numbers of numpy as those of Python."""
    if isinstance(value, datetime.datetime):
        return value.strftime("%H:%M:%S" if name == "time" else "%Y-%m-%d")
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()
    return value.item() if hasattr(value, "item") else value


_DTYPES: Mapping[str, str] = {"integer": "Int64", "number": "float64", "boolean": "boolean", "text": "object"}


def _series(pandas: Any, values: List[Any], kind: str, index: Any) -> Any:
    if kind == "moment":
        return pandas.Series(pandas.to_datetime(values, utc=True), index=index)
    return pandas.Series(values, index=index, dtype=_DTYPES[kind])
