import { PAGES } from '@ganita/pages/pages.js';
import fc from 'fast-check';
import type { Client } from './client.js';
import { each, type Family } from './family.js';
import { type Answer, serverFaultOf } from './judge.js';

/** What would be run, or would end an attribute or an element, if it was written as it came. */
const MARK = 'fuzz"\'><script>alert(1)</script>';
const text = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('', MARK, '-1', '1e9', '__proto__', '\u0000', '\u202e', 'x'.repeat(3000)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
/** One value of mostly right ones, and now and then another. */
const mostly = (right: readonly string[], wrong: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof({ weight: 15, arbitrary: fc.constantFrom(...right) }, { weight: 1, arbitrary: fc.constantFrom(...wrong) });
const date = mostly(['1996-12-07', '2026-11-23', '2001-02-28'], ['2000-02-30', '1799-12-31', '2400-01-01']);
const place = fc.constantFrom('Chennai', 'Ujjain', 'चेन्नई', 'Salem');
const at = mostly(
  ['13.09,80.28,Asia/Kolkata', '65.9,25.5,Europe/Helsinki'],
  ['91,0,UTC', '1,2,Nowhere/City', '-70,0,UTC', '1.23456789,0,UTC'],
);

/** Fields of all forms, with values that are mostly taken; those of a birth with the prefix of each form that has two. */
const birth = (prefix: string) => ({
  [`${prefix}name`]: fc.constantFrom('Lakshmi', MARK),
  [`${prefix}date`]: date,
  [`${prefix}time`]: mostly(['10:34', '10:34:15'], ['24:00']),
  [`${prefix}place`]: place,
  [`${prefix}at`]: at,
});
const FIELDS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  ...birth(''),
  ...birth('boy_'),
  ...birth('girl_'),
  ...birth('partner_'),
  from_date: mostly(['2026-11-23', '2026-11-20'], ['2027-01-01', '2000-02-30']),
  to_date: mostly(['2026-11-25', '2026-12-20'], ['9999-12-31']),
  format: fc.constantFrom('ics', 'html'),
  year: mostly(['2026', '1950'], ['1700', '99999']),
  month: mostly(['2026-11', '2026-02'], ['11', '2026-13']),
  tradition: fc.constantFrom('smarta', 'vaishnava'),
  festivals: mostly(['general', 'all'], ['none']),
  style: fc.constantFrom('north', 'south', 'east'),
  preset: fc.constantFrom('ganita', 'jhora', 'raman'),
  compared: fc.constantFrom('', 'jhora'),
  varga: mostly(['D-9_navamsa', 'D-10_dasamsa'], ['D-1', 'D-60']),
  layers: fc.constantFrom('special_lagnas', 'transits,arudhas', 'x'),
  dasha: mostly(['vimsottari', 'yogini'], ['chara', 'kalachakra']),
  branch: fc.constantFrom('2@2020-01-01T00:00:00', '3@0000-99-99T99:99:99'),
  uncertain: fc.constantFrom('5', '1e400'),
  all_yogas: fc.constant('1'),
  event: mostly(['vivaha'], ['griha_pravesha']),
  strictness: mostly(['standard'], ['strict', 'usual']),
  ayanamsa: mostly(['KP'], ['lahiri', 'x']),
  language: fc.constantFrom('en', 'hi', 'ka', 'kn', 'ta', 'te'),
  set_language: fc.constantFrom('hi', 'xx'),
  set_theme: fc.constantFrom('dark', 'xx'),
  set_hours: fc.constantFrom('24', 'xx'),
};
const NAMES = Object.keys(FIELDS);

/** Fields of a form: those that it has and others, one or two of them with anything at all. */
const fields = fc
  .tuple(
    fc.record(FIELDS, {
      requiredKeys: ['date', 'time', 'place', 'at', 'boy_date', 'boy_time', 'girl_date', 'girl_time'],
    }),
    fc.dictionary(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...NAMES) }, fc.string({ maxLength: 20 })), text, {
      maxKeys: 2,
    }),
  )
  .map(([known, changed]) => ({ ...known, ...changed }));

type Form = Readonly<Record<string, string | undefined>>;

const encoded = (form: Form): string =>
  Object.entries(form)
    .flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
    .map((pair) => pair.map((part) => encodeURIComponent(Buffer.from(part).toString())).join('='))
    .join('&');

const FILE = /^(BEGIN:VCALENDAR|\{)/;

/** A page is a page, also where it says what is wrong; nothing of a field is markup in it. */
function pageFaultOf(answer: Answer): string | null {
  const fault = serverFaultOf(answer);
  if (fault !== null || FILE.test(answer.text)) return fault;
  if (!answer.text.startsWith('<!DOCTYPE html>')) return `no page: ${answer.status} ${answer.text.slice(0, 100)}`;
  if (!answer.text.endsWith('</html>')) return 'a page without its end';
  return answer.text.includes('<script>') ? 'a field is markup' : null;
}

const send = (client: Client, path: string, isForm: boolean, form: Form) =>
  isForm
    ? client.send(
        path,
        {
          method: 'POST',
          target: path,
          body: encoded(form),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        },
        pageFaultOf,
      )
    : client.send(path, { method: 'GET', target: `${path}?${encoded(form)}` }, pageFaultOf);

/** Every page, with the fields of all forms in the address and in the body. */
export const pages: readonly Family[] = Object.values(PAGES).map(({ path }) => ({
  name: path,
  share: 2,
  run: ({ client }, count, seed) =>
    each(fc.tuple(fields, fc.boolean()), count, seed, async ([form, isForm]) => {
      await send(client, path, isForm, form);
    }),
}));
