#!/usr/bin/env python3
"""Write packages/ganita/tests/authorities/zoneReadings.tsv: what clocks showed, by two readers of TZif files that are not ours.

    python3 tools/golden/zoneReadings.py FOLDER

FOLDER is the zoneinfo folder that packages/ganita/data/zoneHistory.bin was built from (tools/data/buildZoneHistory.mjs). Each reading is
taken from the C library (offset, daylight saving flag, name) and from Python's zoneinfo; they must agree. For every zone
that geo-tz can name: four moments drawn from 1900 to 2100 and the two seconds around two changes of the clock drawn from
those that zdump lists.

A line is: zone, then readings "unix seconds,offset seconds,flag,name", separated by tabs.
"""
import calendar
import datetime
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import time
import zoneinfo

folder = os.path.abspath(sys.argv[1])
root = pathlib.Path(__file__).resolve().parents[2]
zones = json.loads((root / "node_modules/geo-tz/data/timezones.geojson.index.json").read_text())["timezones"]
release = re.search(r"^# version (\S+)$", pathlib.Path(folder, "tzdata.zi").read_text(), re.M)[1]

zoneinfo.reset_tzpath([folder])
EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
FIRST = calendar.timegm((1900, 1, 1, 0, 0, 0))
LAST = calendar.timegm((2101, 1, 1, 0, 0, 0))
CHANGE = re.compile(r"\s\w{3} (\w{3})\s+(\d+) (\d+):(\d+):(\d+) (\d{4}) UT = ")


def changes(zone):
    listed = subprocess.run(
        ["zdump", "-v", "-c", "1900,2101", f"{folder}/{zone}"], capture_output=True, text=True, check=True
    )
    found = CHANGE.findall(listed.stdout)
    moments = [
        calendar.timegm((int(y), time.strptime(mon, "%b").tm_mon, int(d), int(h), int(m), int(s)))
        for mon, d, h, m, s, y in found
    ]
    return sorted({at for at in moments if at - 1 in moments})


def reading(zone, at):
    local = time.localtime(at)
    other = (EPOCH + datetime.timedelta(seconds=at)).astimezone(zoneinfo.ZoneInfo(zone))
    if (local.tm_gmtoff, local.tm_zone) != (int(other.utcoffset().total_seconds()), other.tzname()):
        raise SystemExit(f"the two readers differ: {zone} {at}")
    return f"{at},{local.tm_gmtoff},{local.tm_isdst},{local.tm_zone}"


draw = random.Random(1906)
with open(root / "packages/ganita/tests/authorities/zoneReadings.tsv", "w") as out:
    out.write(f"# tzdata {release}; tools/golden/zoneReadings.py; {os.confstr('CS_GNU_LIBC_VERSION')}, Python {sys.version.split()[0]}\n")
    for zone in sorted(zones):
        os.environ["TZ"] = f":{folder}/{zone}"
        time.tzset()
        listed = changes(zone)
        moments = {draw.randrange(FIRST, LAST) for _ in range(4)}
        for at in draw.sample(listed, min(2, len(listed))):
            moments |= {at - 1, at}
        out.write("\t".join([zone, *(reading(zone, at) for at in sorted(moments))]) + "\n")
