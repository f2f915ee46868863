"""What a call raises that the service rejects."""
from __future__ import annotations

import email.utils
import json
import time
from typing import Any, Dict, List, Mapping, Optional


class GanitaError(Exception):
    """The service did not answer a request, and says why."""

    def __init__(self, status: int, headers: Mapping[str, str], body: bytes) -> None:
        fields = _fields_of(body)
        is_problem = "problem+json" in headers.get("content-type", "")
        super().__init__(str(fields.get("detail", f"status {status}")))
        #: The status of HTTP.
        self.status = status
        #: The stable code (docs/errors.md); None where a proxy answered.
        self.code: Optional[str] = fields.get("code") if is_problem else None
        #: The invalid field, a nested one with its path.
        self.field: Optional[str] = fields.get("field") if is_problem else None
        #: All errors of the request.
        self.errors: List[Dict[str, Any]] = fields.get("errors", []) if is_problem else []
        #: Seconds after which the service can be called again; None where it does not say.
        self.retry_after_seconds = _seconds_in(headers.get("retry-after"))
        #: The name of the request in the log of the service.
        self.request_id = headers.get("x-request-id")


def _fields_of(body: bytes) -> Dict[str, Any]:
    try:
        fields = json.loads(body)
    except ValueError:
        # A page of a proxy: its status is all that it says.
        return {}
    return fields if isinstance(fields, dict) else {}


def _seconds_in(header: Optional[str]) -> Optional[float]:
    """`Retry-After` in seconds: it is a number of them, or a date of HTTP."""
    if header is None:
        return None
    if header.isdecimal():
        return float(header)
    try:
        return max(0.0, email.utils.parsedate_to_datetime(header).timestamp() - time.time())
    except (TypeError, ValueError):
        return None
