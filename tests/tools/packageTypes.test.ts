import { CALCULATION_NAMES } from 'ganita/api/endpoints.js';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { clientDeclarations } from '../../tools/types/clientDeclarations.js';
import { ganitaDeclarations, sharedDeclarations } from '../../tools/types/packageDeclarations.js';
import { messagesOf } from './compiled.js';

const HEAD = `import { DomainError, openEphemeris, openGanita, StructureError } from './types/index.js';
import type { DashaPeriod, NatalChartRequest, NatalChartResponse, ResponseOf, SectionKey } from './types/index.js';
const ganita = await openGanita();
const birth = { date: '1996-12-07', time: '10:34:00', place: '', latitude: 13, longitude: 80, timezone: 5.5 };
`;

interface Member {
  readonly name: string;
  readonly hasComment: boolean;
}

/** The fields and methods of the types that a file exports. */
function membersOf(file: string, declared: string): readonly Member[] {
  const found: Member[] = [];
  const visit = (node: ts.Node, owner: string): void => {
    let name = owner;
    if (ts.isPropertySignature(node) || ts.isMethodSignature(node) || ts.isPropertyDeclaration(node)) {
      name = `${owner}.${node.name.getText()}`;
      found.push({ name, hasComment: ts.getJSDocCommentsAndTags(node).length > 0 });
    }
    ts.forEachChild(node, (child) => visit(child, name));
  };
  for (const statement of ts.createSourceFile(file, declared, ts.ScriptTarget.ES2023, true).statements) {
    if (!/^export /.test(statement.getText())) continue;
    const { name } = statement as { readonly name?: ts.Identifier };
    visit(statement, `${file}: ${name?.text}`);
  }
  return found;
}

describe('the declarations of the package', () => {
  const text = sharedDeclarations() + ganitaDeclarations();
  const messages = (body: string): readonly string[] => messagesOf(HEAD + body);

  it('import nothing but types of the core', () => {
    const imports = [...text.matchAll(/(?:from |import\()'([^']+)'/g)].map(([, path]) => path);
    expect(imports.filter((path) => !/^@ganita\/(?:core\/|client\/wire\.js$)/.test(path ?? ''))).toEqual([]);
    expect(text).not.toContain('typebox');
  });

  it('have a method, a request and a response for each calculation', () => {
    for (const name of CALCULATION_NAMES) {
      const type = name.charAt(0).toUpperCase() + name.slice(1);
      expect(text).toMatch(new RegExp(`^  ${name}[(<]`, 'm'));
      expect(text).toContain(`export interface ${type}Request {`);
      expect(text).toContain(`export interface ${type}Response {`);
    }
  });

  it('say of every field and of every method what it is', () => {
    const files = { ...clientDeclarations(), 'index.d.ts': ganitaDeclarations() };
    const members = Object.entries(files).flatMap(([file, declared]) => membersOf(file, declared));
    expect(members.length).toBeGreaterThan(4000);
    expect(members.filter(({ hasComment }) => !hasComment).map(({ name }) => name)).toEqual([]);
  });

  it('give no type a name that a number alone sets apart', () => {
    const names = [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name = '']) => name);
    expect(names.filter((name) => /\d$/.test(name) && names.includes(name.replace(/\d+$/, '')))).toEqual([]);
  });

  it('open the library in a browser with data, and give the same methods there', () => {
    const opened = `import { DamagedData, DomainError, openGanita, type NatalChartRequest } from './types/browser.js';
import { fetching, mapWith } from './types/map.js';
const ganita = await openGanita({ data: { 'swisseph.wasm': new WebAssembly.Module(new ArrayBuffer(8)) }, languages: ['hi'], map: mapWith(['IN']) });
const birth: NatalChartRequest = { date: '1996-12-07', time: '10:34:00', place: '', latitude: 13, longitude: 80, zone: 'Asia/Kolkata' };
export const pada: number = ganita.natalChart({ ...birth, sections: ['nakshatra_pada'] }).horoscope.nakshatra_pada.Moon.pada;
export const found: string = (await fetching(() => ganita.autocomplete({ query: 'ujj' }))).results[0]?.label ?? '';
export const errors = [DamagedData, DomainError];
// @ts-expect-error a language that there is not
await openGanita({ languages: ['xx'] });
`;
    expect(messagesOf(opened, { lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'] })).toEqual([]);
  });

  it('type the fields of requests and responses in a strict project', () => {
    const typed = `
const chart = ganita.natalChart(birth);
export const pada: number = chart.horoscope.nakshatra_pada.Moon.pada;
export const dignity: string | null = chart.horoscope.planetary_states.planets.Sun.dignity;
export const navamsa: number | undefined = chart.horoscope.divisional_charts['D-9_navamsa']?.Moon.sign_index;
const periods = (all: readonly DashaPeriod[]): number => all.reduce((sum, { periods: own = [] }) => sum + periods(own), all.length);
export const count: number = periods(chart.horoscope.graha_dashas.vimsottari?.periods ?? []);
export const whole: NatalChartResponse = chart;
export const part: { readonly julian_day: number } = ganita.natalChart({ ...birth, sections: ['julian_day'] }).horoscope;
const sections: readonly SectionKey[] = ['yogas'];
export const perhaps: number | undefined = ganita.natalChart({ ...birth, sections }).horoscope.julian_day;
const request: NatalChartRequest = birth;
export const unknownSections: number | undefined = ganita.natalChart(request).horoscope.julian_day;
export const events: ResponseOf<'muhurtaEvents'> = ganita.muhurtaEvents();
export const tithi: number = ganita.panchangDay({ ...birth, date: '2026-01-14' }).panchang.tithi.number;
export const anyBody: ResponseOf<'gochar'> = ganita.answer('gochar', JSON.parse('{}'));
export const picture: string = ganita.svg.chart({ ...birth, style: 'south', layers: ['transits'] });
export const size: number = ganita.picture.chart({ ...birth, theme: 'dark' }).form.size;
export const codeOf = (error: unknown): string | null =>
  error instanceof DomainError ? error.code : error instanceof StructureError ? error.field : null;
export const from: number = (await openEphemeris()).range.fromJdUt;
`;
    expect(messages(typed)).toEqual([]);
  });

  it.each([
    ['a misspelt field', "ganita.natalChart({ ...birth, ayanamsa: 'RAMAN' });"],
    ['a missing field', "ganita.panchangDay({ date: '2026-01-14' });"],
    ['a value of the wrong type', "ganita.natalChart({ ...birth, latitude: '13' });"],
    ['a choice that is not offered', "ganita.natalChart({ ...birth, ayanamsa_mode: 'WESTERN' });"],
    ['a key that the horoscope does not have', "ganita.natalChart({ ...birth, sections: ['yoga'] });"],
    ['a key that was not asked for', "ganita.natalChart({ ...birth, sections: ['yogas'] }).horoscope.doshas;"],
    ['a field that an answer does not have', 'ganita.natalChart(birth).horoscope.nakshatra_pada.Moon.padda;'],
    ['a calculation without its request', 'ganita.gochara();'],
    ['a style that there is not', "ganita.svg.chart({ ...birth, style: 'west' });"],
    ['a calculation that there is not', "ganita.answer('horoscope', birth);"],
  ])('reject %s', (_, wrong) => {
    expect(messages(wrong)).toHaveLength(1);
  });
});
