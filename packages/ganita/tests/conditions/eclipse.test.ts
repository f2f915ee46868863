import { utcText } from '@ganita/core/time/civilText.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { intervalsOf } from './bruteForce.js';
import { skyOf } from './skies.js';

let ports: Awaited<ReturnType<typeof openPorts>>;
beforeAll(async () => {
  ports = await openPorts();
});

describe('the condition of an eclipse anywhere on Earth', () => {
  // tests/golden/eclipses.json: of the Moon in the umbra, of the Sun from the first to the last contact.
  it.each([
    ['lunar', 2, 27, '2026-03-03T09:50:05Z', '2026-03-03T13:17:18Z'],
    ['solar', 8, 10, '2026-08-12T15:34:33Z', '2026-08-12T19:57:58Z'],
  ] as const)('holds, for the %s one of the days after 2026-%i-%i, from %s to %s', (kind, month, day, from, to) => {
    const sky = skyOf(ports, 'ujjain', { year: 2026, month, day }, 8);
    const found = intervalsOf(sky, { eclipse: { kind, visible: false } });
    expect(found).toHaveLength(1);
    const seconds = [from, to].map((text) => Date.parse(text) / 1000);
    [found[0]?.startJdUt, found[0]?.endJdUt].forEach((jdUt, index) => {
      if (jdUt === undefined) throw new Error('an interval has limits');
      expect(Math.abs(Date.parse(utcText(jdUt)) / 1000 - (seconds[index] ?? 0))).toBeLessThanOrEqual(3);
    });
  });
});
