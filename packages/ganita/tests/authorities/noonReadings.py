"""What clocks show at noon of the 15th of every month from 1900 to 2100, by Python's reader of TZif files.

    python3 noonReadings.py FOLDER < names of zones, a line each

FOLDER is a zoneinfo folder. A line of the answer is: zone, then "month,offset,name" wherever the offset (seconds) or the
name of the clock is another than a month before, separated by tabs. Months are counted from January 1900.
"""
import datetime
import sys
import zoneinfo

zoneinfo.reset_tzpath([sys.argv[1]])
for zone in sys.stdin.read().split():
    clock = zoneinfo.ZoneInfo(zone)
    shown, line = None, [zone]
    for month in range(12 * 201):
        noon = datetime.datetime(1900 + month // 12, 1 + month % 12, 15, 12, tzinfo=clock)
        now = (int(noon.utcoffset().total_seconds()), noon.tzname())
        if now != shown:
            line.append(f"{month},{now[0]},{now[1]}")
            shown = now
    print("\t".join(line))
