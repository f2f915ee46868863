import { EPHEMERIS_YEARS } from '@ganita/core/time/civilText.js';
import { readParity } from '@ganita/pages/guide/measured.js';
import { type Ganita, openGanita } from 'ganita';
import { beforeAll, describe, expect, it } from 'vitest';
import { famousBirths } from './births.js';
import { compareEngine } from './engines/compareEngine.js';
import { kerykeion } from './engines/kerykeion.js';
import { compareReckoned, isReckoned } from './reckoned.js';

let ganita: Ganita;
beforeAll(async () => {
  ganita = await openGanita({ birthYears: EPHEMERIS_YEARS });
});

describe('the births of public persons', () => {
  const births = famousBirths();

  it('are those of the list, and all but the earliest are reckoned', () => {
    expect(births).toHaveLength(15_807);
    const { reckoned } = readParity();
    expect([reckoned.births, reckoned.leftOut]).toEqual([
      births.filter(isReckoned).length,
      births.length - reckoned.births,
    ]);
  });

  it('agree with the independent reckoning as closely as docs/agreement.md says', () => {
    const some = births.filter((_, index) => index % 500 === 250);
    const found = compareReckoned(some, ganita).figures;
    const recorded = readParity().reckoned.figures;
    expect(found.map(({ name }) => name)).toEqual(recorded.map(({ name }) => name));
    found.forEach((figure, at) => {
      const whole = recorded[at];
      if (figure.tolerance !== null) expect([figure.name, figure.equal]).toEqual([figure.name, figure.compared]);
      expect(figure.worst ?? 0).toBeLessThanOrEqual(whole?.worst ?? 0);
    });
  });
});

describe('the output of another engine', () => {
  it('is explained by the choices that the engine of differences finds, as docs/agreement.md says', () => {
    const [lahiri] = kerykeion();
    if (lahiri === undefined) throw new Error('no stored output');
    const found = compareEngine(lahiri, ganita);
    const recorded = readParity().engines.filter(({ engine }) => engine === lahiri.engine);
    expect(found).toEqual(recorded);
    expect(found[0]).toMatchObject({ choices: expect.stringContaining('positions: apparent'), compared: 175 });
  });
});
