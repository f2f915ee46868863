-- Charts as a table, with DuckDB: `duckdb < charts.sql` in the folder of charts.parquet, which charts.ipynb writes, or
--   npx ganita columns births.csv --keep row --format parquet --select Moon.nakshatra,Moon.pada,Moon.longitude,lagna.sign,\
--   D-9.Moon.sign,yogas.gaja_kesari_yoga,vimshottari.maha@2000-01-01,vimshottari.maha.start@2000-01-01 > charts.parquet

-- The types of the columns.
DESCRIBE SELECT * FROM 'charts.parquet';

-- With which engine, preset and choices the table was computed.
SELECT decode(key) AS name, decode(value) AS value FROM parquet_kv_metadata('charts.parquet');

-- Births that have no chart, and why.
SELECT "row", error FROM 'charts.parquet' WHERE error IS NOT NULL;

-- How many births have their Moon in each nakshatra, and the mean of its longitude.
SELECT "Moon.nakshatra" AS nakshatra, count(*) AS births, avg("Moon.longitude") AS longitude
FROM 'charts.parquet' WHERE error IS NULL GROUP BY ALL ORDER BY longitude;

-- The share of each lagna with Gaja Kesari.
SELECT "lagna.sign" AS lagna, avg("yogas.gaja_kesari_yoga"::INT) AS share FROM 'charts.parquet' GROUP BY ALL ORDER BY lagna;

-- The running mahadasha of each pada, with the earliest start.
SELECT "Moon.pada" AS pada, "vimshottari.maha@2000-01-01" AS lord, min("vimshottari.maha.start@2000-01-01") AS earliest
FROM 'charts.parquet' WHERE error IS NULL GROUP BY ALL ORDER BY pada, lord;
