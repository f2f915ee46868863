import { describe, expect, it } from 'vitest';
import { projectRoot } from '../architecture/sourceFiles.js';

const { withCitationLinks } = (await import(`${projectRoot}tools/citations.mjs`)) as {
  withCitationLinks: (text: string, page: string) => string;
};

describe('a citation of a rule document', () => {
  it.each([
    ['rules 06', '[rules 06](rules/06-yogas-doshas-longevity.md)'],
    ['rules 06 section 2.1', '[rules 06 §2.1](rules/06-yogas-doshas-longevity.md#section-2-1)'],
    ['rules 03 section 3.9', '[rules 03 §3.9](rules/03-strengths.md#section-3-item-9)'],
    [
      'rules 05 sections 4 and 4.9, PVR',
      '[rules 05 §4](rules/05-rasi-dashas.md#section-4) and [§4.9](rules/05-rasi-dashas.md#section-4-9), PVR',
    ],
    ['rules 09 S4', '[rules 09 S4](rules/09-jhora-agreement.md#rule-s4)'],
    ['by the rules 5 and 6', 'by the rules 5 and 6'],
  ])('%s becomes a link to its section', (text, linked) => {
    expect(withCitationLinks(text, 'docs/yogas.md')).toBe(linked);
  });

  it('counts its path from the page', () => {
    expect(withCitationLinks('rules 04', 'docs/dashas/graha/kaala.md')).toBe(
      '[rules 04](../../rules/04-graha-dashas.md)',
    );
  });

  it('that leads nowhere is an error', () => {
    expect(() => withCitationLinks('rules 06 section 99', 'docs/yogas.md')).toThrow('no anchor for 99');
    expect(() => withCitationLinks('rules 77', 'docs/yogas.md')).toThrow('no rule document 77');
  });
});
