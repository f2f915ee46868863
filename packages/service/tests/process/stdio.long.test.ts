import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { BIN, ENVIRONMENT } from './served.js';

interface Line {
  readonly id: unknown;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly base64?: string;
}

const BIRTH = 'date,time,latitude,longitude,timezone\n1996-12-07,10:34:00,13.0827,80.2707,5.5\n';
const table = (id: string, accept: string) => ({
  ...{ id, method: 'POST', path: '/columns?select=Moon.nakshatra', body: BIRTH },
  headers: { 'content-type': 'text/csv', accept },
});

/** What `ganita serve --stdio` answers to lines, by their ids, and how it ends once there are no more. */
async function answersTo(...lines: readonly string[]) {
  const child = spawn(process.execPath, [BIN, 'serve', '--stdio'], {
    env: ENVIRONMENT,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  const [out, log] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const answers = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  return { of: (id: unknown) => answers.filter((answer) => answer.id === id), log, exited: await exited };
}

describe('ganita serve --stdio', () => {
  it('answers each line by the routes of the service, and ends with its input', async () => {
    const { of, log, exited } = await answersTo(
      JSON.stringify({ id: 1, method: 'GET', path: '/health/live' }),
      JSON.stringify(table('csv', 'text/csv')),
      JSON.stringify(table('parquet', 'application/vnd.apache.parquet')),
      JSON.stringify({ id: 'none', method: 'GET', path: '/nowhere' }),
    );
    expect(of(1)).toMatchObject([{ status: 200, body: '{"status":"alive"}' }]);
    expect(of('csv')).toMatchObject([{ status: 200, body: 'line,Moon.nakshatra,error\r\n2,Swati,\r\n' }]);
    const [parquet] = of('parquet');
    expect(
      Buffer.from(parquet?.base64 ?? '', 'base64')
        .subarray(0, 4)
        .toString(),
    ).toBe('PAR1');
    expect(of('none')).toMatchObject([{ status: 404 }]);
    expect(log).not.toContain('listening');
    expect(exited).toEqual([0, null]);
  });

  it('says what is wrong with a line, and reads the next', async () => {
    const { of } = await answersTo(
      'nonsense',
      '{"method":"PUT","path":"/"}',
      '{"method":"GET","path":"panchang"}',
      '{"id":2,"method":"GET","path":"/health/live"}',
    );
    expect(
      of(null)
        .map(({ status, body }) => [status, body])
        .sort(),
    ).toEqual([
      [422, '{"detail":"method must be one of GET, POST"}'],
      [422, '{"detail":"path must start with /"}'],
      [422, '{"detail":"the line must be JSON"}'],
    ]);
    expect(of(2)).toMatchObject([{ status: 200 }]);
  });
});
