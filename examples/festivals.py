"""The festivals of a month at a place, with nothing but the standard library of Python 3.9 or later.

It needs a running service (`npx ganita serve`):

    python3 festivals.py 2026 11 Ujjain
"""

import json
import os
import sys
import time
import urllib.error
import urllib.request

SERVICE = os.environ.get("GANITA_URL", "http://127.0.0.1:8000")
BUSY = (429, 503)


class Rejected(Exception):
    """The service did not answer, and says why."""


def answer(path: str, fields: dict, attempts: int = 4) -> dict:
    """Post a request and give its answer; while the service is busy, wait as long as it says."""
    request = urllib.request.Request(
        SERVICE + path,
        data=json.dumps(fields).encode(),
        headers={"Content-Type": "application/json"},
    )
    for attempt in range(1, attempts + 1):
        try:
            with urllib.request.urlopen(request, timeout=120) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            if error.code not in BUSY or attempt == attempts:
                raise Rejected(json.load(error)["detail"]) from error
            time.sleep(float(error.headers.get("Retry-After", attempt)))
    raise ValueError("attempts must be at least 1")


def main(year: str, month: str, place: str) -> None:
    request = {"year": int(year), "month": int(month), "place": place}
    for observance in answer("/festivals", request)["festival_calendar"]["observances"]:
        print(observance["date"], observance["name"])


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    try:
        main(*sys.argv[1:])
    except Rejected as rejected:
        sys.exit(str(rejected))
