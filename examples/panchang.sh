#!/bin/sh
# The panchang of a date from a running service (`npx ganita serve`).
#   sh panchang.sh [date]
set -eu
url=${GANITA_URL:-http://127.0.0.1:8000}
date=${1:-2026-01-14}

curl --silent --show-error --fail-with-body "$url/panchang" \
  --header 'content-type: application/json' \
  --data "{ \"date\": \"$date\", \"latitude\": 13.0827, \"longitude\": 80.2707, \"timezone\": 5.5 }"
echo
