import { norm360 } from '../../angles/angles.js';
import { ANGAS, partOfAngle } from '../../panchanga/angas.js';
import { TITHI_RELATIONS } from '../../rules/dashaChoices.js';
import type { Graha } from '../../zodiac/grahas.js';
import type { DashaPlan } from '../period.js';
import { ANGA_DASHA_ROWS, type AngaDashaId, type AngaDashaRow } from './angaDashas.data.js';
import { cyclePlan } from './cycle.js';
import type { DashaSubject, GrahaDashaRules } from './grahaDashaSubject.js';

/** The tithi, yoga or karana that a dasha starts from. */
export interface AngaSeed {
  readonly kind: AngaDashaRow['anga'];
  /** 0 <= x < 360: Moon minus Sun (times `tithi_index`); for a yoga the sum of Sun and Moon. */
  readonly angleDeg: number;
  /** From 1. */
  readonly number: number;
  /** Share of it that has passed, by arc, 0 <= x < 1. */
  readonly elapsed: number;
}

function seedOf(kind: AngaDashaRow['anga'], { rasi }: DashaSubject, rules: GrahaDashaRules): AngaSeed {
  const anga = ANGAS[kind];
  const [sunDeg, moonDeg] = [rasi.grahas.Sun.longitudeDeg, rasi.grahas.Moon.longitudeDeg];
  const times = kind === 'tithi' ? TITHI_RELATIONS.indexOf(rules.tithi_index) + 1 : 1;
  const angleDeg = norm360(times * (anga.moon * moonDeg + anga.sun * sunDeg));
  const number = partOfAngle(anga, angleDeg);
  return { kind, angleDeg, number, elapsed: (angleDeg * anga.parts) / 360 - (number - 1) };
}

/** A dasha of the tithi, yoga or karana of birth and what it starts from (docs/rules/04-graha-dashas.md#section-3). */
export function angaDasha(
  id: AngaDashaId,
  subject: DashaSubject,
  rules: GrahaDashaRules,
): { readonly seed: AngaSeed; readonly plan: DashaPlan<Graha> } {
  const row: AngaDashaRow = ANGA_DASHA_ROWS[id];
  const seed = seedOf(row.anga, subject, rules);
  const lord = row.lordOf[seed.number - 1];
  const plan = cyclePlan(
    {
      lords: row.lords,
      cycles: row.cycles,
      first: row.lords.findIndex(([graha]) => graha === lord),
      elapsed: seed.elapsed,
      equalSplitOffered: row.equalSplitOffered,
      option: rules.antardasha_option === 'default' ? row.option : rules.antardasha_option,
    },
    rules,
  );
  return { seed, plan };
}
