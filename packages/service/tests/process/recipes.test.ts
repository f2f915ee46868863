import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../../../../tests/architecture/sourceFiles.js';
import { chromiumPath, PAGE_LIMIT_MS, sharedChromium } from '../../../../tests/browser/chromium.js';
import { type ServerProcess, startServer } from './server.js';

const read = (...path: readonly string[]): string => readFileSync(join(projectRoot, ...path), 'utf8');

/** A server of this machine, and its origin. */
async function serve(
  answer: Parameters<typeof createServer>[1],
): Promise<{ readonly server: Server; readonly origin: string }> {
  const server = createServer(answer as never);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

describe('the recipes for other programs', () => {
  let service: ServerProcess;
  beforeAll(async () => {
    service = await startServer({ PAGES_FRAME_ANCESTORS: 'https://blog.example' });
  });
  afterAll(() => service.stop('SIGKILL'));

  it.skipIf(chromiumPath === null)('show pictures in a block of WordPress', async () => {
    const block = read('examples', 'wordpress.html').replaceAll('https://astro.example', service.origin);
    const blog = await serve((request, response) => {
      if (request.url === '/ganita/elements.js')
        response
          .setHeader('content-type', 'text/javascript')
          .end(readFileSync(join(projectRoot, 'packages', 'browser', 'dist', 'elements.js')));
      else response.setHeader('content-type', 'text/html; charset=utf-8').end(post);
    });
    const post = `<!doctype html><title>Blog</title><div class="entry-content">${block.replaceAll('https://blog.example', blog.origin)}</div>`;
    const page = await (await sharedChromium()).newPage();
    page.setDefaultTimeout(PAGE_LIMIT_MS);
    await page.goto(blog.origin);
    await page.getByRole('img', { name: 'Rasi (D-1)' }).waitFor();
    expect(await page.locator('ganita-day svg').getAttribute('lang')).toBe('ta');
    await page.close();
    blog.server.close();
  });

  it('show pages of the service in frames of the sites that are named', async () => {
    const { headers } = await fetch(`${service.origin}/app/day`);
    expect(headers.get('content-security-policy')).toContain('frame-ancestors https://blog.example');
  });

  it('give Home Assistant the values of its sensors', async () => {
    const [{ resource, params, sensor }] = parse(read('examples', 'home-assistant.yaml')).rest;
    const times: Readonly<Record<string, string>> = { '%Y-%m-%d': '2026-01-14', '%H:%M:%S': '12:00:00' };
    const rendered = Object.entries(params as Record<string, string>).map(([name, text]) => [
      name,
      text.replace(/\{\{ now\(\)\.strftime\('([^']+)'\) \}\}/, (_, form: string) => times[form] ?? 'unknown'),
    ]);
    const answer = await fetch(
      `${resource.replace('https://astro.example', service.origin)}?${new URLSearchParams(rendered)}`,
    );
    const value = await answer.text();
    const states = (sensor as readonly { readonly value_template: string }[]).map(({ value_template }) => {
      const at = /^\{\{ value\.split\(','\)\[(\d)\](?: \| trim)? \}\}$/.exec(value_template)?.[1];
      return value.split(',')[Number(at)]?.trim();
    });
    expect([answer.status, states]).toEqual([200, ['ekadashi', 'Anuradha']]);
  });

  it('give Google Sheets the cells of a birth', async () => {
    const [, formula = ''] = /^=IMPORTDATA\((.*)\)$/m.exec(read('docs', 'columns.md')) ?? [];
    const cells: Readonly<Record<string, string>> = {
      'TEXT(A2,"yyyy-mm-dd")': '1996-12-07',
      'TEXT(B2,"hh:mm:ss")': '10:34:00',
      'ENCODEURL(C2)': 'Chennai%2C%20India',
    };
    const address = (formula.match(/"[^"]*"|\w+\((?:[^()"]|"[^"]*")*\)/g) ?? [])
      .map((part) => (part.startsWith('"') ? part.slice(1, -1) : (cells[part] ?? `unknown ${part}`)))
      .join('');
    const answer = await fetch(address.replace('https://astro.example', service.origin));
    expect([answer.status, await answer.text()]).toEqual([200, 'Swati,Capricorn\r\n']);
  });

  it('answer on Telegram with a picture, and to everything else with a text', async () => {
    const sent: {
      readonly method: string;
      readonly form: FormData | null;
      readonly fields: Record<string, unknown>;
    }[] = [];
    const texts = ['/day Madurai', 'hello', '/day Qqqqqqxz'];
    const update = (text: string, at: number) => ({ update_id: 100 + at, message: { chat: { id: 7 }, text } });
    let whenAnswered = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      whenAnswered = resolve;
    });
    const api = await serve(async (request, response) => {
      const method = request.url?.split('/').at(-1) ?? '';
      const body = await bodyOf(request);
      const type = request.headers['content-type'] ?? '';
      const form = type.startsWith('multipart/')
        ? await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
        : null;
      const fields = form === null ? JSON.parse(body.toString()) : {};
      response.setHeader('content-type', 'application/json');
      if (method !== 'getUpdates') {
        sent.push({ method, form, fields });
        if (sent.length === texts.length) whenAnswered();
      } else if (fields.offset !== 0) return; // A long poll, which ends with the bot.
      response.end(JSON.stringify({ ok: true, result: method === 'getUpdates' ? texts.map(update) : {} }));
    });
    const env = { ...process.env, BOT_TOKEN: 'secret', GANITA_URL: service.origin, TELEGRAM_URL: api.origin };
    const bot = execFile(process.execPath, [join(projectRoot, 'examples', 'telegram.mjs')], { env });
    await answered;
    bot.kill();
    api.server.closeAllConnections();
    api.server.close();
    expect(sent.map(({ method }) => method)).toEqual(['sendPhoto', 'sendMessage', 'sendMessage']);
    const [picture, help, unknown] = sent;
    expect(picture?.form?.get('chat_id')).toBe('7');
    expect(picture?.form?.get('caption')).toMatch(/^Madurai, \d{4}-\d{2}-\d{2}$/);
    const photo = picture?.form?.get('photo') as File;
    expect(
      Buffer.from(await photo.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    expect([help?.fields.text, unknown?.fields.text]).toEqual([
      'Send /day and a place.',
      'No place Qqqqqqxz is known.',
    ]);
  });
});
