import { readdirSync, readFileSync, statSync } from 'node:fs';
import { openApiDocument } from '@ganita/service/openapi/document.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import type { CalculationName } from 'ganita/api/endpoints.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../architecture/sourceFiles.js';
import { brokenCitations } from './brokenCitations.js';

/** Golden files are made elsewhere and cite in their own way; a test of what fails writes what fails. */
const LEFT_OUT = /^tests\/(golden\/|docs\/citations\.test\.ts$)|\/node_modules\//;
const TEXT_FILE = /\.(ts|mjs|md|json|py|conf|ya?ml)$/;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(projectRoot + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => TEXT_FILE.test(path) && statSync(projectRoot + path).isFile());

const FILES = ['packages', 'tests', 'tools', 'lab', 'deploy', 'docs']
  .flatMap(filesIn)
  .concat(readdirSync(projectRoot).filter((name) => name.endsWith('.md')))
  .filter((path) => !LEFT_OUT.test(path));

const withoutLinks = (text: string): string => text.replace(/\[[^\]]*\]\([^)]*\)/g, 'a link');

/** A text without its links and without the breaks of its comments. */
const prose = (text: string): string => withoutLinks(text.replace(/\n\s*(?:\*|\/\/|#)? ?/g, ' '));

/**
 * A rule document by its number alone ("rules 06", "rules 7 section 3", "05 §2", "docs/rules/06-yogas.md to 08", "document 6"), and a
 * section by its number alone ("§2").
 */
const BARE = [
  /\brules? `?\d\d\b(?! *\/)[^,;)]{0,40}/gi,
  /\brules? \d (?:§|sections?\b|[A-Z]\d)[^,;)]{0,40}/gi,
  /\bdocuments? \d{1,2}\b/gi,
  /(?<!\brules? `?)\b0[1-9] (?:§|sections? \d|[PSVY]\d)[^,;)]{0,20}/gi,
  /\bdocs\/rules\/[\w.#-]+,?(?: to| and|,) 0\d\b/g,
  /(?<!")§ ?\d[\d.]*/g,
];
/** In a rule document another one by its number alone: "the co-lords of 06". */
const BARE_IN_RULES = /(?<!^# )(?<![\d.:,+−–-] ?)\b0[1-9]\b(?![\d.:°′″–-])[^,;)]{0,20}/gm;
/** In code a section of something that is not named before it. */
const BARE_SECTION = /(\S+ \S+) sections? \d[\d.]*/g;
const NAMED = /RFC \d{4},?$|AGPL-3\.0,?$|^PVR book$/;

const bareSections = (text: string): readonly string[] =>
  [...text.matchAll(BARE_SECTION)].flatMap(([found, before = '']) =>
    NAMED.test(before.replace(/[(]$/, '')) ? [] : [found],
  );

/** What a text cites so that its reader cannot open it. */
const unopenable = (text: string): readonly string[] =>
  BARE.flatMap((form) => [...text.matchAll(form)].map(([found]) => found));

describe('a citation of a rule', () => {
  it('is looked for in every file of the project', () => {
    expect(FILES.length).toBeGreaterThan(1000);
    expect(FILES).toContain('packages/core/src/rules/dashaChoices.ts');
    expect(FILES).toContain('docs/rules/06-yogas-doshas-longevity.md');
    expect(FILES).toContain('CHANGELOG.md');
  });

  it.each([
    ['rules 06 section 2.1', ['rules 06 section 2.1']],
    ['/**\n * The rules of a day (rules\n * 07 sections 2 to 4).\n */', ['rules 07 sections 2 to 4']],
    ['[rules 06 §2.1](rules/06-yogas-doshas-longevity.md#section-2-1)', []],
    ['docs/rules/06-yogas-doshas-longevity.md#section-2-1', []],
    ['the rules 5 and 6 of the text', []],
    ['rules 7 section 3', ['rules 7 section 3']],
    ['rules 9 V1', ['rules 9 V1']],
    ['as in 05 section 2', ['05 section 2']],
    ['docs/rules/03-strengths.md to 08', ['docs/rules/03-strengths.md to 08']],
    ['[rules 06 §2](rules/06-yogas-doshas-longevity.md#section-2) and §3', ['§3']],
    ['section 3 of document 6', ['document 6']],
  ])('%j is found where it is bare', (text, found) => {
    expect(unopenable(prose(text))).toEqual(found);
  });

  it('is a link or a path, nowhere a bare number', () => {
    const bare = FILES.flatMap((path) => {
      const text = prose(readFileSync(projectRoot + path, 'utf8'));
      const sections = path.endsWith('.ts') || path.endsWith('.mjs') ? bareSections(text) : [];
      return [...unopenable(text), ...sections].map((found) => `${path}: ${found}`);
    });
    expect(bare).toEqual([]);
  });

  it('is a link in the rule documents too', () => {
    const bare = FILES.filter((path) => /^docs\/rules\/\d/.test(path)).flatMap((path) =>
      [...withoutLinks(readFileSync(projectRoot + path, 'utf8')).matchAll(BARE_IN_RULES)].map(
        ([found]) => `${path}: ${found}`,
      ),
    );
    expect(bare).toEqual([]);
  });

  it('leads to a section that exists', () => {
    const broken = FILES.filter(
      (path) => !path.startsWith('docs/') && path !== 'tests/docs/citationLinks.test.ts',
    ).flatMap((path) =>
      brokenCitations(prose(readFileSync(projectRoot + path, 'utf8'))).map((fault) => `${path}: ${fault}`),
    );
    expect(broken).toEqual([]);
  });
});

/** Every string below a value with its path. */
function strings(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => strings(inner, `${path}/${name}`));
}

/** Our own sections: what the user of an answer cannot open. */
const OURS = /docs\/rules|\brules? \d\d\b|\bsections? \d|§/i;
const oursIn = (value: unknown): readonly string[] =>
  strings(value)
    .filter(([, text]) => OURS.test(text.replaceAll('AGPL-3.0 (section 13)', 'AGPL-3.0')))
    .map(([path, text]) => `${path}: ${text.slice(0, 200)}`);

interface DefaultRequest {
  readonly calculation: CalculationName;
  readonly body: Readonly<Record<string, unknown>>;
}
const REQUESTS = Object.entries(
  JSON.parse(readFileSync(`${projectRoot}packages/ganita/tests/presets/defaultRequests.json`, 'utf8')) as Readonly<
    Record<string, DefaultRequest>
  >,
);
const BIRTH = REQUESTS.find(([, { calculation }]) => calculation === 'natalChart')?.[1].body ?? {};

describe('no section of ours is', () => {
  let ports: Ports;
  beforeAll(async () => {
    ports = await openPorts();
  });

  it.each(REQUESTS)('in the answer %s', (_name, { calculation, body }) => {
    expect(oursIn(answer(calculation, body, ports))).toEqual([]);
  });

  it.each([{ yogas: 'jhora' }, { listed_yogas: 'with_cancelled_and_further' }])(
    'among the yogas of a chart with %j, each of which has a source',
    (rules) => {
      const written = answer('natalChart', { ...BIRTH, rules, sections: ['yogas'] }, ports);
      const sources = strings(written).filter(([path]) => path.endsWith('/source') && path.includes('/yogas/'));
      expect(sources.length).toBeGreaterThan(5);
      expect(sources.filter(([, text]) => text === '')).toEqual([]);
      expect(oursIn(written)).toEqual([]);
    },
  );

  it('in the OpenAPI document', () => {
    expect(oursIn(openApiDocument({}))).toEqual([]);
  });
});
