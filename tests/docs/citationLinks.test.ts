import { withCitationLinks } from '@ganita/pages/guide/citations.js';
import { describe, expect, it } from 'vitest';
import { brokenCitations } from './brokenCitations.js';

const YOGAS = 'docs/rules/06-yogas-doshas-longevity.md';
const STRENGTHS = 'docs/rules/03-strengths.md';
const RASI_DASHAS = 'docs/rules/05-rasi-dashas.md';
const JHORA = 'docs/rules/09-jhora-agreement.md';

describe('a citation of a rule document', () => {
  it.each([
    [YOGAS, '[rules 06](rules/06-yogas-doshas-longevity.md)'],
    ['docs/rules/README.md', '[rules](rules/README.md)'],
    [`${YOGAS}#section-2-1`, '[rules 06 §2.1](rules/06-yogas-doshas-longevity.md#section-2-1)'],
    [`${STRENGTHS}#section-3-item-9.`, '[rules 03 §3.9](rules/03-strengths.md#section-3-item-9).'],
    [
      `${RASI_DASHAS}#section-4 and #section-4-9, PVR`,
      '[rules 05 §4](rules/05-rasi-dashas.md#section-4) and [§4.9](rules/05-rasi-dashas.md#section-4-9), PVR',
    ],
    [
      `${JHORA}#rule-s1 to #rule-s10`,
      '[rules 09 S1](rules/09-jhora-agreement.md#rule-s1) to [S10](rules/09-jhora-agreement.md#rule-s10)',
    ],
    ['by the rules 5 and 6', 'by the rules 5 and 6'],
  ])('%s becomes a link to its section', (text, linked) => {
    expect(brokenCitations(text)).toEqual([]);
    expect(withCitationLinks(text, 'yogas.md')).toBe(linked);
  });

  it('counts its path from the page', () => {
    expect(withCitationLinks('docs/rules/04-graha-dashas.md', 'dashas/graha/kaala.md')).toBe(
      '[rules 04](../../rules/04-graha-dashas.md)',
    );
  });

  it.each([
    [`${YOGAS}#section-99`, 'has no anchor section-99'],
    [`${YOGAS}#section-2 and #section-98`, 'has no anchor section-98'],
    ['docs/rules/77-palmistry.md', 'there is no docs/rules/77-palmistry.md'],
  ])('%s leads nowhere, which is found', (text, fault) => {
    expect(brokenCitations(text)).toEqual([expect.stringContaining(fault)]);
  });
});
