import { readdirSync } from 'node:fs';
import { PRESET_NAMES } from '@ganita/core/rules/presetChoices.js';
import { RULE_CHOICES } from '@ganita/core/rules/rules.js';
import type { CalculationEndpoint } from 'ganita/api/endpoint.js';
import { calculationsOf, ENDPOINTS } from 'ganita/api/endpoints.js';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../architecture/sourceFiles.js';
import { pageText } from './examples.js';

const CONVENTIONS = pageText('docs/conventions.md');
const otherPages = readdirSync(`${projectRoot}docs`, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md') && name !== 'conventions.md')
  .map((name) => pageText(`docs/${name}`));

/** The page that documents each endpoint with rules. */
const PAGES: Readonly<Record<string, string>> = {
  '/statements': 'statements',
  '/explain': 'explain',
  '/panchang/search': 'search',
  '/muhurta/intervals': 'search',
  '/muhurta/dates': 'muhurta',
  '/columns.csv': 'columns',
  '/horoscope': 'horoscope',
  '/horoscope/compare': 'jhora',
  '/horoscope/explain-difference': 'explain-difference',
  '/margins': 'margins',
  '/panchang': 'panchang',
  '/calendar/convert': 'regional-calendars',
  '/calendar': 'calendar',
  '/calendar/personal': 'calendar',
  '/calendar.ics': 'calendar',
  '/festivals': 'festivals',
  '/gochar': 'gochar',
  '/gochar/events': 'gochar',
  '/gochara': 'gochara',
  '/gochara/range': 'gochara',
  '/saturn-timeline': 'saturn',
  '/planet-ingress': 'ingress',
  '/eclipses': 'eclipses',
  '/visibility': 'visibility',
  '/marriage-match': 'match',
  '/marriage-match/batch': 'match',
  '/muhurta': 'muhurta',
  '/kp': 'kp',
  '/kp/horary': 'kp',
  '/kp/ruling-planets': 'kp',
  '/prashna': 'prashna',
};
const takesRules = ({ calculation }: CalculationEndpoint): boolean =>
  ['rules', 'first_rules'].some((field) => Object.hasOwn(calculation.request.properties, field));

describe('every choice', () => {
  const names = Object.keys(RULE_CHOICES) as (keyof typeof RULE_CHOICES)[];

  it('is named on a page of its area beside the list of all', () => {
    const isNamed = (name: string): boolean =>
      otherPages.some((text) => new RegExp(`\`(rules\\.)?${name}[\`:]`).test(text));
    expect(names.filter((name) => !isNamed(name))).toEqual([]);
  });

  it('is in the list of all, and with its values in the table of what it moves (npm run docs:measured -- NAME)', () => {
    const unlisted = names.filter((name) => name !== 'preset' && CONVENTIONS.split(`| \`${name}\` | `).length < 3);
    expect(unlisted).toEqual([]);
    const measured = CONVENTIONS.slice(CONVENTIONS.indexOf('<!-- measured:begin -->'));
    const unmeasured = names.filter((name) => {
      const { values, default: usual } = RULE_CHOICES[name] as { values: readonly unknown[]; default: unknown };
      const [, lines = ''] = measured.split(`| \`${name}\` | `);
      const [own = ''] = lines.split('\n| `');
      const others = values.filter((value) => value !== usual);
      return name !== 'preset' && others.length <= 8 && others.some((value) => !own.includes(`\`${value}\` |`));
    });
    expect(unmeasured).toEqual([]);
  });
});

describe('a value of a choice that a page names', () => {
  const pages = [...otherPages, CONVENTIONS].join('\n');
  const named = [...pages.matchAll(/`(?:rules\.)?([a-z_]+): ([\w-]+)`/g)].map(([, name = '', value = '']) => ({
    name,
    value,
  }));

  it('is one of its values', () => {
    const choices: Readonly<Record<string, { readonly values: readonly unknown[] }>> = RULE_CHOICES;
    const known = named.filter(({ name }) => Object.hasOwn(choices, name));
    expect(known.length).toBeGreaterThan(100);
    expect(known.filter(({ name, value }) => !choices[name]?.values.some((one) => String(one) === value))).toEqual([]);
  });
});

describe('a preset', () => {
  it.each(PRESET_NAMES)('%s is explained', (name) => {
    expect(CONVENTIONS).toMatch(new RegExp(`^(- )?\`${name}\`(:| is )`, 'm'));
  });

  it('is named on the page of every endpoint that takes rules', () => {
    const paths = calculationsOf(ENDPOINTS).flatMap(([, row]) => (takesRules(row) ? [row.path] : []));
    expect(paths.sort()).toEqual(Object.keys(PAGES).sort());
    for (const path of paths) {
      const text = pageText(`docs/${PAGES[path]}.md`);
      expect(text).toContain(path);
      expect(text, path).toMatch(/`preset`|"preset"/);
    }
    expect(pageText('docs/pdf.md')).toContain('`preset`');
    expect(pageText('docs/http.md')).toContain('`preset`');
  });
});
