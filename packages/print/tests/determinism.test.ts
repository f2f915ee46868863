import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { someOf } from '../../../tests/cases.js';
import { CASES } from './reports.js';

type Order = readonly (readonly [title: string, body: Readonly<Record<string, unknown>>])[];

const script = fileURLToPath(new URL('./printReports.mjs', import.meta.url));

/** Digests of reports by a process of its own, in the order given. */
const printed = (order: Order, surroundings: Readonly<Record<string, string>>): Promise<Record<string, string>> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, ...surroundings, LC_ALL: surroundings.LANG };
    const child = execFile(process.execPath, [script], { env, maxBuffer: 16 * 1024 * 1024 }, (error, stdout) =>
      error ? reject(error) : resolve(JSON.parse(stdout) as Record<string, string>),
    );
    child.stdin?.end(JSON.stringify(order));
  });

describe('reports', () => {
  it('are the same bytes in two processes, whatever was printed before, in any time zone and language', async () => {
    const photo = await sharp({ create: { width: 90, height: 120, channels: 3, background: '#446688' } })
      .png()
      .toBuffer();
    const order: Order = someOf(3, CASES).map(({ title, body }, index) => [
      title,
      index === 0 ? { ...body, photo: photo.toString('base64') } : body,
    ]);
    const [one, other] = await Promise.all([
      printed(order, { TZ: 'UTC', LANG: 'C' }),
      printed([...order].reverse(), { TZ: 'America/St_Johns', LANG: 'tr_TR.UTF-8' }),
    ]);
    expect(Object.keys(one)).toHaveLength(order.length);
    expect(new Set(Object.values(one)).size).toBe(order.length);
    expect(other).toEqual(one);
  });
});
