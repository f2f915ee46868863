#!/usr/bin/env node
/**
 * Brings the time zone data to a newer release of tzdata, in one step:
 *
 *   npm run data:zones [-- FOLDER]
 *
 * It fetches Debian's newest package `tzdata` with apt-get (after `apt-get update`; no root is needed to download), builds
 * packages/ganita/data/zoneHistory.bin from it, and writes the readings that tests compare with (packages/ganita/tests/authorities/zoneReadings.tsv).
 * FOLDER is a `zoneinfo` folder to take instead: one compiled with backzone, as Debian's /usr/share/zoneinfo is. Needs
 * python3 and zdump for the readings.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const given = process.argv[2];
const unpacked = mkdtempSync(join(tmpdir(), 'ganita-tzdata-'));
try {
  const folder = given === undefined ? fetchPackage(unpacked) : resolve(given);
  run(process.execPath, ['tools/data/buildZoneHistory.mjs', folder], root);
  run('python3', ['tools/golden/zoneReadings.py', folder], root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(unpacked, { recursive: true });
}

/**
 * Debian's package in a folder of ours, unpacked; its zoneinfo folder. apt-get checks its signature.
 *
 * @param {string} into
 */
function fetchPackage(into) {
  run('apt-get', ['download', 'tzdata'], into);
  const [file] = readdirSync(into).filter((name) => name.endsWith('.deb'));
  if (file === undefined) throw new Error('apt-get downloaded no package tzdata');
  run('dpkg-deb', ['--extract', file, '.'], into);
  return join(into, 'usr/share/zoneinfo');
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function run(command, args, cwd) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  const said = error?.message ?? (status === 0 ? null : `ended with status ${status}`);
  if (said === null) return;
  const instead = command === 'apt-get' ? '; give the zoneinfo folder of a Debian machine instead' : '';
  throw new Error(`${command} ${args.join(' ')}: ${said}${instead}`);
}
