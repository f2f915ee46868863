import type { GrahaDasha } from '@ganita/core/dashas/graha/grahaDashas.js';
import { SVARA_OF_PART } from '@ganita/core/dashas/graha/panchasvara.js';
import { type DashaLevel, mahadashasOf, partsOf } from '@ganita/core/dashas/period.js';
import { GRAHAS, type Graha } from '@ganita/core/zodiac/grahas.js';
import { NAKSHATRAS } from '@ganita/core/zodiac/nakshatras.js';
import type { Known } from '../derivation.js';
import { type Explained, type ExplainFamily, type NotExplained, notExplained } from '../family.js';
import { type DashaSteps, equalShare, keyAfter, type Limits, partLimits } from './dashaPlan.js';
import { DOCUMENT, LEVELS, momentIn, writtenPeriod } from './dashas.js';
import { ORDERED_DASHAS } from './orderedDashas.js';
import { starIndexOf } from './places.js';

const moonOf = ({ derivation: steps, context }: Explained): Known<number> =>
  steps.input('Moon.sidereal', context.rasi.grahas.Moon.longitudeDeg as number, 'degrees');

/** Five svaras of twelve years, the first with its balance. */
function panchasvara(of: Explained): DashaSteps {
  const { derivation: steps, context } = of;
  const parts = steps.number('parts_of_28', 'divide', steps.number('times_28', 'multiply', moonOf(of), 28), 360);
  const part = steps.number('part_of_28', 'minimum', 27, steps.number('whole_parts', 'floor', parts));
  const first = steps.lookup('first_svara', 'svaras of parts', SVARA_OF_PART[part.value] as number, part);
  const table = `svaras ${context.rules.panchasvara_names}`;
  const found = context
    .dashas()
    .graha()
    .find(({ id }) => id === 'panchasvara') as GrahaDasha;
  return {
    years(number) {
      const whole = steps.lookup('svara_years', 'dasha panchasvara years', 12, first);
      if (number > 0) return whole;
      const left = steps.number('svara_left', 'subtract', 1, steps.number('svara_elapsed', 'subtract', parts, part));
      return steps.number('first_years', 'multiply', whole, left);
    },
    key: (number) => keyAfter(steps, `maha_${number}`, first, number % 5, 5),
    partKey: (_, number, named) => keyAfter(steps, named(`part_${number}`), first, number, 5),
    share: equalShare(steps, 'panchasvara'),
    lord: (key) => steps.lookup('lord', table, found.dasha.lords[key.value] as string, key),
  };
}

/** Ten nakshatras backward from that of the Moon, ten years each. */
function saptharishi(of: Explained): DashaSteps {
  const { derivation: steps } = of;
  const { index } = starIndexOf(steps, moonOf(of));
  return {
    years: () => steps.lookup('star_years', 'dasha saptharishi_nakshathra years', 10, index),
    key: (number) => keyAfter(steps, `maha_${number}`, index, -number, 27),
    partKey: (parent, number, named) => keyAfter(steps, named(`part_${number}`), parent(), -number, 27),
    share: equalShare(steps, 'saptharishi_nakshathra'),
    lord: (key) => steps.lookup('lord', 'nakshatras', NAKSHATRAS[key.value] as string, key),
  };
}

/** The nine grahas share 120 years as 1 to 9: first the elapsed share of the day or twilight, then the rest. */
function kaala(of: Explained): DashaSteps {
  const { derivation: steps, context } = of;
  const found = context
    .dashas()
    .graha()
    .find(({ id }) => id === 'kaala') as GrahaDasha;
  const elapsed = steps.input('twilight_elapsed', found.facts.twilight?.elapsed as number);
  const weight = (number: number): Known<number> => {
    const serial = steps.lookup(`serial_${number}`, 'serials of grahas', (number % 9) + 1, keyOf(number));
    const share = number < 9 ? elapsed : steps.number('twilight_left', 'subtract', 1, elapsed);
    return steps.number(`weight_${number}`, 'multiply', serial, share);
  };
  const keyOf = (number: number): Known<number> => steps.number(`serial_key_${number}`, 'modulo', number, 9);
  return {
    years: (number) =>
      steps.number(`years_${number}`, 'divide', steps.number(`of_120_${number}`, 'multiply', weight(number), 120), 45),
    key: keyOf,
    partKey: (_, number) => keyOf(number),
    share({ count, named, at }) {
      const shares = Array.from({ length: count }, (_, one) => steps.number(`share_${one}`, 'divide', weight(one), 45));
      return steps.number(named(`${at}_share`), 'add', ...shares);
    },
    lord: (key) => steps.lookup('lord', 'grahas', GRAHAS[key.value] as Graha, key),
  };
}

const SYSTEMS = {
  kaala: { section: '4-5', text: 'BPHS 46', plan: kaala },
  saptharishi_nakshathra: { section: '4-7', text: null, plan: saptharishi },
  panchasvara: { section: '4-11', text: null, plan: panchasvara },
  ...ORDERED_DASHAS,
} as const;
type SystemId = keyof typeof SYSTEMS;
const planOf = (id: SystemId): ((of: Explained) => DashaSteps) => SYSTEMS[id].plan;

function runningPart(of: Explained, id: SystemId, level: DashaLevel, part: string): NotExplained | undefined {
  const { derivation: steps } = of;
  const at = momentIn(of, id);
  if ('reason' in at) return at;
  const { dasha, runs } = at;
  const mahadashas = mahadashasOf(dasha);
  const found = mahadashas.findIndex(runs);
  if (found < 0) return notExplained('no_value');
  const plan = planOf(id)(of);
  const number = plan.numberOf?.(found) ?? found;
  const begin = steps.lookup('first_start', 'dashas from birth', 0, id);
  const before = Array.from({ length: number }, (_, one) => plan.years(one));
  const start = number === 0 ? begin : steps.number('maha_start', 'add', begin, ...before);
  plan.lasts?.(start);
  let limits: Limits = { start, end: steps.number('maha_end', 'add', start, plan.years(number)) };
  let key = (): Known<number> => plan.key(number);
  let span = mahadashas[found];
  for (let deeper = 1; deeper < level && span !== undefined; deeper++) {
    const named = (name: string): string => `${LEVELS[deeper]}_${name}`;
    const parts = partsOf(dasha, span);
    const place = parts.findIndex(runs);
    if (place < 0) return notExplained('no_value');
    const parent = key;
    limits = partLimits(steps, named, limits, [place, parts.length], (count, at) =>
      plan.share({ parent, count, parts: parts.length, named, at }),
    );
    key = () => plan.partKey(parent, place, named);
    span = parts[place];
  }
  return writtenPeriod(of, part, at, limits, () => plan.lord(key()));
}

/** The periods that run at a moment, of dashas that are divided from birth. */
export const PART_DASHA_FAMILIES: readonly ExplainFamily[] = (Object.keys(SYSTEMS) as SystemId[]).flatMap((id) =>
  LEVELS.flatMap((level, index) =>
    ['', 'start', 'end'].map(
      (part): ExplainFamily => ({
        section: null,
        like: [id, level, part].filter((one) => one !== '').join('.'),
        rule: `${DOCUMENT}#section-${SYSTEMS[id].section}`,
        text: SYSTEMS[id].text,
        derive: (of) => runningPart(of, id, (index + 1) as DashaLevel, part),
      }),
    ),
  ),
);
