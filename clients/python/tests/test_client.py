"""Tests of the client against a running service (GANITA_URL) and against one that it starts (GANITA_COMMAND)."""
from __future__ import annotations

import datetime
import json
import os
import tempfile
import threading
import time
import unittest
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, Dict, List, Tuple
from unittest import mock

from ganita_client import Ganita, GanitaError

SERVICE = os.environ["GANITA_URL"]
COMMAND = json.loads(os.environ["GANITA_COMMAND"])
PLACE: Dict[str, Any] = {"latitude": 13.0827, "longitude": 80.2707}
BIRTH: Dict[str, Any] = {"date": "1996-12-07", "time": "10:34:00", "timezone": 5.5, **PLACE}
SELECT = ["Moon.nakshatra", "Moon.pada", "Moon.longitude", "yogas.gaja_kesari_yoga", "vimshottari.maha.start@2026-01-01"]


def has_pandas() -> bool:
    try:
        import pandas  # noqa: F401
    except ImportError:
        return False
    return True


class Calls(unittest.TestCase):
    ganita: Ganita

    @classmethod
    def setUpClass(cls) -> None:
        cls.ganita = Ganita(SERVICE)

    @classmethod
    def tearDownClass(cls) -> None:
        cls.ganita.close()

    def test_a_method_gives_the_answer_of_its_endpoint(self) -> None:
        day = self.ganita.panchang_day(date="2026-01-14", zone="Asia/Kolkata", **PLACE)
        self.assertEqual(day["panchang"]["nakshatra"]["id"], "Anuradha")
        chart = self.ganita.natal_chart(**BIRTH, place="", sections=["nakshatra_pada"])
        self.assertEqual(list(chart["horoscope"]), ["nakshatra_pada"])
        self.assertEqual(self.ganita.health()["status"], "healthy")

    def test_fields_go_into_a_query_and_texts_come_back(self) -> None:
        row = self.ganita.column_row(select=["Moon.nakshatra", "lagna.sign"], header=False, **BIRTH)
        self.assertEqual(row, "Swati,Capricorn\r\n")
        self.assertIn("Ujjain", json.dumps(self.ganita.search(query="Ujjain")))
        self.assertTrue(self.ganita.festival_feed(**PLACE, zone="Asia/Kolkata", year=2026).startswith("BEGIN:VCALENDAR"))

    def test_pictures_are_texts_and_bytes(self) -> None:
        self.assertTrue(self.ganita.svg_chart(**BIRTH, style="south").startswith("<svg"))
        self.assertEqual(self.ganita.png_chart(**BIRTH, size=200)[:4], b"\x89PNG")

    def test_other_forms_have_methods_of_their_own(self) -> None:
        days: Dict[str, Any] = {"from_date": "2026-01-14", "to_date": "2026-01-15", "zone": "Asia/Kolkata"}
        text = self.ganita.calendar_range_text(format="csv", **days, **PLACE)
        self.assertEqual(len(text.strip().splitlines()), 3)

    def test_a_rejected_call_says_why(self) -> None:
        with self.assertRaises(GanitaError) as found:
            self.ganita.panchang_day(date="2026-02-30", latitude=91, longitude=80, zone="Asia/Kolkata")
        error = found.exception
        self.assertEqual((error.status, error.code, error.field), (400, "not_a_date", "date"))
        self.assertEqual([one["field"] for one in error.errors], ["date", "latitude"])
        self.assertIn("Invalid input: date", str(error))

    def test_a_batch_gives_a_line_for_each_request(self) -> None:
        requests: List[Dict[str, Any]] = [{**BIRTH, "place": "", "sections": ["nakshatra_pada"]}]
        requests.append({**BIRTH, "place": "", "date": "1996-02-30"})
        first, second = self.ganita.batch(requests)
        self.assertEqual(first["answer"]["horoscope"]["nakshatra_pada"]["Moon"]["nakshatra"], "Swati")
        self.assertEqual((second["line"], "date" in second["error"]["detail"]), (2, True))

    def test_columns_come_in_three_forms_and_go_into_a_file(self) -> None:
        births = "name;date;time;latitude;longitude;zone\nAnand;07/12/1996;10:34;13.0827;80.2707;Asia/Kolkata\n"
        table = self.ganita.columns(births, "Moon.nakshatra", keep=["name"], date_order="dmy")
        self.assertEqual(table.text().splitlines()[1], "2,Anand,Swati,")
        lines = self.ganita.columns([BIRTH], SELECT, form="ndjson").text()
        self.assertEqual(json.loads(lines)["Moon.nakshatra"], "Swati")
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "charts.parquet"
            self.ganita.columns([BIRTH], SELECT, form="parquet").save(file)
            data = file.read_bytes()
        self.assertEqual((data[:4], data[-4:]), (b"PAR1", b"PAR1"))

    def test_rows_are_asked_for_in_as_many_calls_as_they_take(self) -> None:
        births = ({**BIRTH, "time": f"10:{second // 60:02}:{second % 60:02}"} for second in range(5))
        with mock.patch("ganita_client.client._LINES_OF_CALL", 2):
            rows = list(self.ganita.rows(births, "Moon.longitude"))
        self.assertEqual([row["line"] for row in rows], [1, 2, 3, 4, 5])
        self.assertEqual(len({row["Moon.longitude"] for row in rows}), 5)

    @unittest.skipUnless(has_pandas(), "no pandas on this machine")
    def test_charts_of_a_dataframe_have_its_index_and_typed_columns(self) -> None:
        import pandas

        births = pandas.DataFrame(
            {
                "name": ["Anand", "Uma", "Ravi"],
                "date": [datetime.date(1996, 12, 7), pandas.Timestamp("1996-12-07"), "1996-02-30"],
                "time": ["10:34:00", datetime.time(10, 34), "10:34:00"],
                "latitude": [13.0827] * 3,
                "longitude": [80.2707] * 3,
                "timezone": [5.5] * 3,
                "elevation": [None, 7.0, None],
            },
            index=["a", "b", "c"],
        )
        charts = self.ganita.charts(births, SELECT, keep=["name"])
        self.assertEqual(list(charts.index), ["a", "b", "c"])
        self.assertEqual(list(charts.columns), ["name", *SELECT, "error"])
        self.assertEqual(list(charts["Moon.nakshatra"])[:2], ["Swati", "Swati"])
        kinds = ["object", "Int64", "float64", "boolean", "datetime64[ns, UTC]"]
        self.assertEqual([str(charts[name].dtype) for name in SELECT], kinds)
        self.assertIn("date", charts["error"]["c"])
        self.assertTrue(pandas.isna(charts["Moon.pada"]["c"]))
        with self.assertRaisesRegex(ValueError, "lattitude"):
            self.ganita.charts(births.rename(columns={"latitude": "lattitude"}), SELECT, keep=["name"])


class WithoutServer(Calls):
    """The same calls of a service that the client starts."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.ganita = Ganita.local(COMMAND)

    def test_a_process_that_cannot_serve_says_why(self) -> None:
        with mock.patch.dict(os.environ, {"WORKERS": "many"}), Ganita.local(COMMAND) as broken:
            with self.assertRaisesRegex(RuntimeError, "WORKERS"):
                broken.live()


class Busy(unittest.TestCase):
    """A service that is too busy."""

    def serving(self, answers: List[Tuple[int, Dict[str, str]]]) -> Tuple[str, List[str]]:
        asked: List[str] = []

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                status, headers = answers[min(len(asked), len(answers) - 1)]
                asked.append(self.path)
                body = b'{"detail": "busy"}' if status != 200 else b'{"status": "alive"}'
                self.send_response(status)
                for name, value in {**headers, "Content-Length": str(len(body))}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *args: Any) -> None:
                pass

        server = HTTPServer(("127.0.0.1", 0), Handler)
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        self.addCleanup(thread.join)
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        return f"http://127.0.0.1:{server.server_address[1]}", asked

    def test_is_called_again_after_the_time_that_it_names(self) -> None:
        origin, asked = self.serving([(429, {"Retry-After": "7"}), (503, {}), (200, {})])
        with mock.patch.object(time, "sleep") as slept:
            self.assertEqual(Ganita(origin).memory(), {"status": "alive"})
        self.assertEqual(len(asked), 3)
        first, second = [call.args[0] for call in slept.call_args_list]
        self.assertEqual(first, 7)
        self.assertTrue(0.75 <= second <= 1.25, second)

    def test_fails_when_it_stays_busy_or_wants_too_much_time(self) -> None:
        origin, asked = self.serving([(503, {"Retry-After": "0"})])
        with mock.patch.object(time, "sleep"), self.assertRaises(GanitaError) as found:
            Ganita(origin, retries=2).memory()
        self.assertEqual((len(asked), found.exception.status, found.exception.code), (3, 503, None))
        origin, asked = self.serving([(429, {"Retry-After": "3600"})])
        with self.assertRaises(GanitaError) as late:
            Ganita(origin).memory()
        self.assertEqual((len(asked), late.exception.retry_after_seconds), (1, 3600))

    def test_is_not_called_again_after_another_failure(self) -> None:
        origin, asked = self.serving([(404, {})])
        with self.assertRaises(GanitaError):
            Ganita(origin).memory()
        self.assertEqual(len(asked), 1)


if __name__ == "__main__":
    unittest.main()
