"""How requests reach the service: over HTTP, or over the standard input and output of a process."""
from __future__ import annotations

import base64
import io
import json
import shutil
import subprocess
import threading
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from pathlib import Path
from typing import BinaryIO, Dict, Mapping, NamedTuple, Optional, Sequence, cast

JsonHeaders = Dict[str, str]


class Answer(NamedTuple):
    """An answer whose body has not been read."""

    status: int
    headers: Mapping[str, str]
    body: BinaryIO


class Transport(ABC):
    """Sends one request and gives its answer."""

    @abstractmethod
    def send(self, method: str, path: str, headers: Mapping[str, str], body: Optional[bytes]) -> Answer:
        """Send a request; `path` has its query."""

    def close(self) -> None:
        """Release what is open."""


class HttpTransport(Transport):
    """A service at an address. Errors: those of urllib."""

    def __init__(self, origin: str, timeout_seconds: float) -> None:
        self._origin = origin.rstrip("/")
        self._timeout_seconds = timeout_seconds

    def send(self, method: str, path: str, headers: Mapping[str, str], body: Optional[bytes]) -> Answer:
        request = urllib.request.Request(self._origin + path, data=body, headers=dict(headers), method=method)
        try:
            response = urllib.request.urlopen(request, timeout=self._timeout_seconds)
        except urllib.error.HTTPError as error:
            return Answer(error.code, _lower(error.headers.items()), cast(BinaryIO, error))
        return Answer(response.status, _lower(response.headers.items()), cast(BinaryIO, response))


def _lower(headers: "Sequence[tuple[str, str]]") -> JsonHeaders:
    return {name.lower(): value for name, value in headers}


class StdioTransport(Transport):
    """`ganita serve --stdio` in a process of its own: a line of JSON for each request and each answer."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            [*command, "serve", "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        self._lock = threading.Lock()
        self._sent = 0
        self._said = b""
        # Its log is read all the time, so that it never waits for a reader.
        self._reader = threading.Thread(target=self._read_log, daemon=True)
        self._reader.start()

    def send(self, method: str, path: str, headers: Mapping[str, str], body: Optional[bytes]) -> Answer:
        with self._lock:
            self._sent += 1
            request = {"id": self._sent, "method": method, "path": path, "headers": dict(headers)}
            if body is not None:
                request["body"] = body.decode()
            line = self._exchange(json.dumps(request).encode() + b"\n")
        answer = json.loads(line)
        content = base64.b64decode(answer["base64"]) if "base64" in answer else answer["body"].encode()
        return Answer(answer["status"], answer["headers"], io.BytesIO(content))

    def close(self) -> None:
        """End the process: it stops when its input ends."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._process.wait()
        self._reader.join()
        for stream in (self._process.stdout, self._process.stderr):
            if stream is not None:
                stream.close()

    def _exchange(self, request: bytes) -> bytes:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None and stdout is not None
        line = b""
        try:
            stdin.write(request)
            stdin.flush()
            line = stdout.readline()
        except BrokenPipeError:
            pass
        if line == b"":
            self._process.wait()
            self._reader.join()
            raise RuntimeError(f"ganita ended: {self._said.decode(errors='replace').strip()}")
        return line

    def _read_log(self) -> None:
        stderr = self._process.stderr
        assert stderr is not None
        for line in stderr:
            self._said = (self._said + line)[-4096:]


def find_command() -> Sequence[str]:
    """The command `ganita`: on the path, or installed with npm in this folder or one above. Error: FileNotFoundError."""
    found = shutil.which("ganita")
    here = Path.cwd()
    for folder in (here, *here.parents):
        found = found or shutil.which("ganita", path=str(folder / "node_modules" / ".bin"))
    if found is None:
        raise FileNotFoundError("no command ganita: run `npm install @ganita/service`, or name it in `command`")
    return [found]
