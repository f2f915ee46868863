import type { EngineSection } from '@ganita/pages/guide/measured.js';
import type { Ganita } from 'ganita';
import { utcMoment } from '../births.js';
import { isReckoned } from '../reckoned.js';
import { storedText, type UtcBirth } from './printedChart.js';

/** `01:10 26/09/1948 +02:00` with its place. */
function birthOf(text: string, latitude: string, longitude: string): UtcBirth {
  const [, time = '', day, month, year, sign, hours, minutes] =
    /^(\d\d:\d\d) (\d\d)\/(\d\d)\/(\d{4}) ([+-])(\d\d):(\d\d)$/.exec(text) ?? [];
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
  const moment = utcMoment(`${year}-${month}-${day}`, `${time}:00`, offset);
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return { date: moment.date, time: moment.time, ...place, zone: 'Etc/UTC' };
}

/** The places of kootas in its list of eight values. */
const KOOTAS = { naadi_porutham: 2, varna_porutham: 6 } as const;
type Koota = keyof typeof KOOTAS;

/** VedAstro's couples: full points or none by koota. */
export function compareVedastro(ganita: Ganita): readonly EngineSection[] {
  const couples = storedText('vedastroPairs.tsv')
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => {
      const [boy = '', boyLat = '', boyLon = '', girl = '', girlLat = '', girlLon = '', values = ''] = line.split('\t');
      return {
        boy_birth_details: birthOf(boy, boyLat, boyLon),
        girl_birth_details: birthOf(girl, girlLat, girlLon),
        values: JSON.parse(values) as readonly number[],
      };
    })
    .filter(({ boy_birth_details: boy, girl_birth_details: girl }) => [boy, girl].every(isReckoned));
  const equal = (koota: Koota, rules: Readonly<Record<string, string>>): number =>
    couples.filter(({ values, ...births }) => {
      const points = ganita.marriageMatch({ ...births, rules }).north_indian.eight_koota_porutham[koota].score;
      return points > 0 === (values[KOOTAS[koota]] ?? 0) > 0;
    }).length;
  const section = (koota: Koota, rules: Readonly<Record<string, string>>): EngineSection => ({
    engine: 'VedAstro, couples',
    section: koota.replace('_porutham', ''),
    births: couples.length,
    compared: couples.length,
    byDefault: { equal: equal(koota, {}), worst: null },
    byChoices: { equal: equal(koota, rules), worst: null },
    choices: Object.entries(rules)
      .map(([name, value]) => `${name}: ${value}`)
      .join(', '),
    remains: '',
  });
  return [section('naadi_porutham', {}), section('varna_porutham', { varna_of_signs: 'raman' })];
}
