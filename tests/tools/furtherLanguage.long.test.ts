import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@ganita/words/languages.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../../packages/service/tests/process/server.js';
import { copyHouse } from './wholeHouse.js';

const BUILD = fileURLToPath(new URL('../../tools/build.mjs', import.meta.url));

/** An invented language, by a code of those that ISO 639-2 leaves to everybody: English sounds in letters of Gujarat. */
const CODE = 'qaa';
const LETTERS = [...'અબકડએફગહઇજકલમનઓપખરસટઉવવષયઝ'];
const inLetters = (text: string): string =>
  text
    .split(/(\{\$[^{}]{1,40}\}|\.input \{\$[a-z]{1,20}(?: :string)?\} |\.match \$[a-z]{1,20} |\{\{|\}\})/)
    .map((part, at) =>
      at % 2 === 1 ? part : part.replace(/[a-z]/gi, (one) => LETTERS[one.toLowerCase().charCodeAt(0) - 97] ?? ''),
    )
    .join('');
const translated = (value: unknown): unknown =>
  typeof value === 'string'
    ? inLetters(value)
    : Object.fromEntries(Object.entries(value as object).map(([key, below]) => [key, translated(below)]));

const LOCALE = {
  name: 'અ',
  tag: CODE,
  script: 'Gujarati',
  zero: '૦',
  scriptZero: '૦',
  lineHeight: 1.5,
  fonts: ['Noto Sans', 'Noto Sans Gujarati'],
  calendars: ['gujarati'],
  solarMonths: ['sign'],
  chartStyles: ['east'],
  endings: [],
};

/** One folder of data and one row. */
function addLanguage(root: string): void {
  const words = join(root, 'packages/words');
  const [english, folder] = [join(words, 'languages/en'), join(words, 'languages', CODE)];
  mkdirSync(folder);
  for (const file of readdirSync(english)) {
    const value: unknown = JSON.parse(readFileSync(join(english, file), 'utf8'));
    const own = file === 'language.json' ? LOCALE : file === 'review.json' ? value : translated(value);
    writeFileSync(join(folder, file), JSON.stringify(own, null, 2));
  }
  const row = join(words, 'src/languages.ts');
  writeFileSync(row, readFileSync(row, 'utf8').replace(/(?<=LANGUAGES = \[.*)\]/, `, '${CODE}']`));
}

const CHENNAI = { date: '1996-12-07', time: '10:34:00', latitude: 13.0878, longitude: 80.2785, timezone: 5.5 };
const PLACE = { latitude: 13.0878, longitude: 80.2785, timezone: 5.5 };

describe('a further language, of a folder of data and a row', () => {
  const house = copyHouse();
  let server: ServerProcess;
  beforeAll(async () => {
    addLanguage(house.root);
    execFileSync(process.execPath, [BUILD, house.root], { stdio: 'pipe' });
    server = await startServer({ PDF_SECRET: 'secret' }, join(house.root, 'packages/service/dist/server/main.js'));
  });
  afterAll(async () => {
    await server?.stop('SIGKILL');
    house.remove();
  });
  const post = (path: string, body: object): Promise<Response> =>
    fetch(`${server.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-pdf-secret': 'secret' },
      body: JSON.stringify({ language: CODE, ...body }),
    });
  const inGujarati = expect.stringMatching(/^[\p{Script=Gujarati}\p{P}\p{N}\p{Zs}]+$/u);

  it('is in the contract, and an unknown one is still rejected by a list', async () => {
    const document = (await (await fetch(`${server.origin}/openapi.json`)).json()) as {
      components: { schemas: Record<string, { enum?: readonly string[] }> };
    };
    expect(document.components.schemas.LanguageCode?.enum).toEqual([...LANGUAGES, CODE]);
    const rejected = await post('/panchang', { ...PLACE, date: '2026-11-24', language: 'qab' });
    expect([rejected.status, await rejected.text()]).toEqual([400, expect.stringContaining(CODE)]);
  });

  it('has a panchang, and festivals', async () => {
    const { panchang } = (await (await post('/panchang', { ...PLACE, date: '2026-11-24' })).json()) as {
      panchang: { tithis: readonly { name: string }[] };
    };
    expect(panchang.tithis.map(({ name }) => name)).toEqual(panchang.tithis.map(() => inGujarati));
    const answer = (await (await post('/festivals', { ...PLACE, year: 2026, month: 11 })).json()) as {
      festival_calendar: { observances: readonly { name: string }[] };
    };
    const festivals = answer.festival_calendar.observances;
    expect(festivals.length).toBeGreaterThan(5);
    expect(festivals.map(({ name }) => name)).toEqual(festivals.map(() => inGujarati));
  });

  it('labels a picture, and prints', async () => {
    const svg = await (await post('/svg/chart', CHENNAI)).text();
    expect(svg).toContain(`lang="${CODE}"`);
    expect(svg).toContain("font-family=\"'Noto Sans','Noto Sans Gujarati',sans-serif\"");
    const texts = [...svg.matchAll(/>([^<>]+)<\/t/g)].map(([, text = '']) => text);
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => /[A-Za-z]{2}/.test(text))).toEqual([]);
    const pdf = await post('/horoscope/pdf', { ...CHENNAI, place: 'ચેન્નાઈ', name: 'લક્ષ્મી' });
    expect([pdf.status, (await pdf.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
  });

  it('has a page, in the calendar of its readers, with the reasons of festivals', async () => {
    const place = 'place=Chennai&at=13.0878,80.2785,Asia/Kolkata';
    const page = await (await fetch(`${server.origin}/app/festivals?${place}&year=2026&language=${CODE}`)).text();
    expect(page).toContain(`<html lang="${CODE}"`);
    const text = page.replace(/<(?:script|style|pre|a class="skip)[^>]*>[\s\S]*?<\/[a-z]+>|<[^>]*>/g, ' ');
    expect(text).toContain(inLetters(' on this day only.'));
    expect(text).not.toMatch(/\{\$|undefined/);
    const chosen = await fetch(`${server.origin}/app`, { headers: { 'accept-language': `${CODE}-IN` } });
    expect(await chosen.text()).toContain(`<html lang="${CODE}"`);
  });

  it('is not built with a word missing: the build names file and key', () => {
    const path = join(house.root, 'packages/words/languages', CODE, 'sky.json');
    const whole = readFileSync(path, 'utf8');
    const { transits, ...rest } = JSON.parse(whole) as Record<string, Record<string, object>>;
    const { dhaiyya: _dhaiyya, ...others } = transits ?? {};
    writeFileSync(path, JSON.stringify({ ...rest, transits: others }));
    expect(() => execFileSync(process.execPath, [BUILD, house.root], { stdio: 'pipe' })).toThrow(
      `${CODE}/sky.json: transits.dhaiyya is missing`,
    );
    writeFileSync(path, whole);
  });
});
