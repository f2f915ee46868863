import { LANGUAGES } from '@ganita/words/languages.js';
import { describe, expect, it } from 'vitest';
import { THEMES } from '../calculations/fields/pictureFields.js';
import { COLOURS, ROLES, TEXT_ROLES } from './roles.js';
import { boxOutline, type Scene } from './scene.js';
import { svgOf } from './svg.js';
import { PALETTES } from './themes.js';

const scene = (text: string): Scene => ({
  width: 100,
  height: 50,
  language: 'ka',
  title: text,
  description: text,
  shapes: [
    { kind: 'polygon', role: 'paper', points: boxOutline(0, 0, 100, 50) },
    { kind: 'circle', role: 'border', centre: [50, 25], radius: 10.126 },
    {
      kind: 'line',
      role: 'lagna',
      points: [
        [0, 0],
        [1, 1.005],
        [2, 0],
      ],
    },
    { kind: 'text', role: 'body', text, at: [10, 20], anchor: 'end', size: 9, id: text },
  ],
});
const form = { theme: 'light', size: 300 } as const;

describe('an SVG', () => {
  it('has its size, language, title, description and shapes', () => {
    const svg = svgOf(scene('Mo'), form);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 100 50" width="300" height="150" role="img" lang="kn"/,
    );
    expect(svg).toContain('<title>Mo</title><desc>Mo</desc>');
    expect(svg).toContain('<circle cx="50" cy="25" r="10.13"/>');
    expect(svg).toContain('d="M0 0l1 1l1-1"');
    expect(svg).toContain('text-anchor="end"><text x="10" y="20" data-id="Mo">Mo</text>');
    expect(svg).toMatch(/<\/svg>\n$/);
  });

  it.each([
    ['markup', '</text><script>x</script>', '&lt;/text&gt;&lt;script&gt;x&lt;/script&gt;'],
    ['an attribute', '" onload="x', '&quot; onload=&quot;x'],
    ['an entity', '&lt;', '&amp;lt;'],
    ['the end of a section', ']]>', ']]&gt;'],
    ['characters that XML does not allow', 'a\0b\u001b\ud800c\ufffe', 'a\ufffdb\ufffd\ufffdc\ufffd'],
  ])('escapes %s everywhere', (_, text, written) => {
    const svg = svgOf(scene(text), form);
    expect(svg.split(written)).toHaveLength(5);
    expect(svg).not.toContain('<script');
    expect(svg).not.toContain('" onload');
  });

  it('refers to nothing outside of it and runs nothing', () => {
    expect(svgOf(scene('Mo'), form)).not.toMatch(/href|url\(|@import|<script|<foreignObject|\son\w+=/);
  });

  it('has every colour as an attribute and as a variable', () => {
    for (const theme of THEMES) {
      const svg = svgOf(scene('Mo'), { ...form, theme });
      expect(svg).toContain(`stroke="${PALETTES[theme].line}"`);
      expect(svg).toContain(`stroke:var(--ganita-line,${PALETTES[theme].line})`);
      expect(svg).toContain('fill:var(--ganita-ink,currentColor)');
      expect(svg).toContain(`color="${PALETTES[theme].ink}"`);
    }
  });

  it('is in every language', () => {
    for (const language of LANGUAGES) expect(svgOf({ ...scene('Mo'), language }, form)).toContain('Noto Sans');
  });
});

/** Relative luminance of `#rrggbb`, as WCAG defines it. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a: string, b: string): number => {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
};

describe('the themes', () => {
  it.each(THEMES)('%s has texts that can be read on paper and on wash', (theme) => {
    const palette = PALETTES[theme];
    expect(Object.keys(palette).sort()).toEqual([...COLOURS].sort());
    for (const { fill } of Object.values(TEXT_ROLES)) {
      for (const ground of ['paper', 'wash'] as const) {
        expect(contrast(palette[fill], palette[ground])).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(Object.keys(ROLES).filter((role) => role in TEXT_ROLES)).toEqual([]);
  });
});
