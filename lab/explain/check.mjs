/**
 * Checks the derivation of one value as `POST /explain` gives it: every step is computed again, every table is read in the
 * checker's own, every step must do what its name says, and all of them must lead from the inputs to the value. It has no code
 * of the engine.
 */
import { endFault } from './endings.mjs';
import { FORMS, isException } from './forms.mjs';
import { grahaAtEnd, plainName, planetOfName, suffixOf } from './names.mjs';
import { sahamFault } from './sahams.mjs';
import { comparisonFault, strongestOf } from './strength.mjs';
import { interpolated, lordsOf, PLANETS, tableEntry } from './tables.mjs';

const near = (a, b) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
const same = (a, b) => (typeof a === 'number' && typeof b === 'number' ? near(a, b) : a === b);
const turned = (a, b) => ((a % b) + b) % b;
const all = (values) => values.every((value) => value === true);

/** A Julian day on a clock, to the nearest second. */
function clockText(jd, hours) {
  const seconds = Math.round((jd - 2_440_587.5) * 86_400 + hours * 3600);
  return new Date(seconds * 1000).toISOString().slice(0, 19);
}

const ARITHMETIC = {
  add: (...values) => values.reduce((sum, value) => sum + value),
  subtract: (a, b) => a - b,
  multiply: (...values) => values.reduce((product, value) => product * value),
  divide: (a, b) => a / b,
  floor: (a) => Math.floor(a),
  modulo: turned,
  minimum: (...values) => Math.min(...values),
  maximum: (...values) => Math.max(...values),
  absolute: (a) => Math.abs(a),
  square_root: (a) => Math.sqrt(a),
  round: (a, digits) => Math.round(a * 10 ** digits) / 10 ** digits,
  equal: (a, b) => a === b,
  less: (a, b) => a < b,
  at_most: (a, b) => a <= b,
  near: (a, b, within) => Math.min(turned(a - b, 360), turned(b - a, 360)) < within,
  count: (of, ...values) => values.filter((value) => value === of).length,
  pick: (place, ...values) => values.at(place),
  greatest(after, ...values) {
    const isBefore = (one, other) => values[one] > values[other] || (values[one] === values[other] && one < other);
    return values.findIndex((_, at) => values.filter((_other, other) => isBefore(other, at)).length === after);
  },
  all: (...values) => all(values),
  any: (...values) => values.includes(true),
  choose: (condition, yes, no) => ({ true: yes, false: no })[condition],
  year: (moment) => new Date(`${moment}Z`).getUTCFullYear(),
  date: (days) => new Date(Date.UTC(2000, 0, 1) + days * 86_400_000).toISOString().slice(0, 10),
  moment: clockText,
  later: (utc, hours) => clockText(Date.parse(`${utc}Z`) / 86_400_000 + 2_440_587.5, hours),
};
/** Operations whose result may be a proof that no other step uses. */
const PROOFS = ['near', 'less', 'at_most', 'equal'];

const LIMB_PARTS = { tithi: 30, paksha: 30, nakshatra: 27, yoga: 27, karana: 60, moon_sign: 12, sun_sign: 12 };
const LORDS_OF_TIME = {
  abda: [360, 3, 15],
  masa: [30, 2, 30],
  vara: [0, 0, 45],
  hora: [0, 0, 60],
  tribhaga: [0, 0, 60],
};
/** How many keys the periods of a dasha have, and how many places after its first or its parent each comes. */
const KEYS = {
  panchasvara: { count: 5, places: (number, count) => number % count },
  saptharishi_nakshathra: { count: 27, places: (number) => -number },
  karaka: { count: 8, places: (number) => number + 1 },
  buddhi_gathi: { count: 9, places: (number) => number },
  moola_graha: { count: 9, places: (number) => number },
  aayu: { count: 8 },
  ashtaka_varga_planet: { count: 7 },
  ashtaka_varga_sign: { count: 12 },
  ashtaka_varga_pinda: { count: 7 },
  rashmi: { count: 7 },
};
/** How far the years of a samvatsara are counted on; by the rule any of the three. */
const SAMVATSARAS = { jovian: [26], vikram: [26], shaka: [12], solar: [-1987] };
/** Factors of the second chart of a composed one. */
const INNER = { 81: 9, 108: 12, 144: 12 };
/** The other sign of the lord of a sign. */
const PAIRED = { 0: 7, 7: 0, 1: 6, 6: 1, 2: 5, 5: 2, 8: 11, 11: 8, 9: 10, 10: 9 };

/** The chart whose places a path is of; undefined where it is of none. */
function chartOf(path) {
  if (/navamsa_(64|sign)/.test(path)) return 'D-9';
  return /drekkana_22/.test(path) ? 'D-3' : /^D-\d+/.exec(path)?.[0];
}

/** The house of an arudha or a varnada. */
function houseOfPath(parts) {
  if (parts[0] === 'Ascendant_arudha' || parts[2] === 'AL') return 1;
  if (parts[2] === 'UL') return 12;
  return Number(/(?:house_|A|V)(\d+)$/.exec(parts.at(-2))?.[1]);
}

/** What a `$` of a form may be for a path and a step. */
function parameter(name, path, step) {
  const parts = path.split('@')[0].split('.');
  const factor = /^D-(\d+)$/.exec(chartOf(path) ?? '')?.[1];
  const last = Number(parts.at(-1));
  const [span, weekdays, virupas] = LORDS_OF_TIME[parts.at(-1)] ?? [];
  const id = parts[0] === 'vimshottari' ? 'vimsottari' : parts[0];
  switch (name) {
    case '$factor':
      return factor === undefined ? [] : [Number(factor), ...(INNER[factor] ? [9, 12] : [])];
    case '$last':
      return factor === undefined ? [] : [Number(factor) - 1];
    case '$inner':
      return [INNER[factor]];
    case '$limbs': {
      const anga = /^(tithi|yoga|karana)_(?!fraction)/.exec(parts[0])?.[1];
      if (anga !== undefined) return [LIMB_PARTS[anga]];
      if (path.includes('lunar_month.')) return [30];
      const limb = Object.keys(LIMB_PARTS).find((one) =>
        parts.some((part) => part === one || part.startsWith(`${one}_`)),
      );
      return [LIMB_PARTS[limb]];
    }
    case '$lords':
      return [lordsOf(id)];
    case '$suffix':
      return [suffixOf(step)];
    case '$index':
      return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    case '$key_length':
      return [KEYS[parts[0]]?.count];
    case '$key_places': {
      const { count, places } = KEYS[parts[0]] ?? {};
      return [places?.(Number(/_(\d+)_key_place$/.exec(step)?.[1]), count)];
    }
    case '$dasha_years':
      return [{ buddhi_gathi: 144, rashmi: 120 }[parts[0]]];
    case '$sign':
      return [last];
    case '$graha':
      return [grahaAtEnd(step)];
    case '$anyone':
      return [...PLANETS, 'Rahu'];
    case '$fatal':
      return [path.includes('navamsa_64') ? 3 : 7];
    case '$owner':
      return [Number(parts[1])];
    case '$house':
      return [houseOfPath(parts) - 1];
    case '$before':
      return [suffixOf(step) - 1];
    case '$thirties':
      return [30 * (suffixOf(step) - 1)];
    case '$thirds':
      return [(suffixOf(step) - 1) % 3];
    case '$own':
      return [last - 1];
    case '$partner':
      return [PAIRED[last - 1]];
    case '$samvatsara':
      return SAMVATSARAS[/(\w+)_samvatsara/.exec(path)?.[1]] ?? [-1987, 12, 26];
    case '$planet_of_years':
      return [parts.find((part) => PLANETS.includes(part))];
    case '$planet':
      return [parts[1]];
    case '$span':
      return [span, 30, 360];
    case '$weekdays':
      return [weekdays];
    case '$virupas':
      return [virupas ?? 15];
    default:
      return [];
  }
}

/** Whether a limb is the sum or the difference of the Moon and the Sun. */
const bothOf = (path) =>
  path.split('.').includes('yoga') || path.startsWith('yoga_vimsottari.') || /yoga_/.test(path) || /\.yoga@/.test(path)
    ? 'add'
    : 'subtract';

/** Of two that are equal the earlier house is before the other. */
const beforeOf = (path, step) => (suffixOf(step) < Number(path.split('.')[1]) ? 'at_most' : 'less');

/** The operation of a form that may depend on the path and the step. */
function operationOf(operation, path, step) {
  if (operation === '$both') return bothOf(path);
  return operation === '$earlier' ? beforeOf(path, step) : operation;
}

function fits([operation, ...pattern], { operation: done, operands, step }, path) {
  if (operationOf(operation, path, step) !== done) return false;
  const isOpen = pattern.at(-1) === '·+';
  if (isOpen ? operands.length < pattern.length - 1 : pattern.length !== operands.length) return false;
  return operands.every(({ taken_from: from, known }, at) => {
    const one = isOpen && at >= pattern.length - 1 ? '·' : pattern[at];
    if (one === '·') return from !== null;
    if (from !== null) return false;
    if (one === '$any') return Number.isInteger(known);
    if (one.startsWith('$')) return parameter(one, path, step).includes(known);
    return typeof known === 'number' ? known === Number(one) : String(known) === one;
  });
}

/** Whether the constants among the keys of a table are those of the step: whose it is, or that of the path. */
function keysFit({ table, operands, step }, path) {
  const [whom, placed] = operands;
  const ofBody = /^(\w+)\.sign_index$/.exec(placed?.taken_from)?.[1];
  if (ofBody !== undefined && /^(jaimini dignity|dignity by sign)$/.test(table) && ofBody !== whom.known) return false;
  const [, owner] = path.split('.');
  const constants = operands.filter(({ taken_from: from }) => from === null).map(({ known }) => known);
  if (table.startsWith('bindus ')) {
    const [, , of, by] = path.split('.');
    const giver = planetOfName(step);
    return (
      constants.length === 2 &&
      constants[0] === of &&
      constants[1] === (giver === 'Ascendant' ? 'lagna' : giver) &&
      by !== undefined
    );
  }
  if (table.startsWith('window ') && !table.endsWith(` ${step}`)) return false;
  const chart = chartOf(path);
  if (table.startsWith('varga ') && !table.startsWith(`varga ${chart}_`) && !INNER[chart?.slice(2)]) return false;
  if (table === 'graha maitri points') return constants.every((one) => one === 'same');
  const own = step.replace(/^D-\d+_/, '');
  if (table.startsWith('sphuta ') && !path.split('.').some((part) => table.startsWith(`sphuta ${part}`))) return false;
  if (constants.length > 0 && constants.every((one) => one === suffixOf(step))) return true;
  if (
    constants.length > 0 &&
    constants.every(
      (one) => own.startsWith(`${one}_`) || step.startsWith(`${one}_`) || path.split(/[.@]/).includes(one),
    )
  )
    return true;
  const whose = planetOfName(own);
  return constants.every((one) => one === (PLANETS.includes(owner) && whose === null ? owner : (whose ?? owner)));
}

/** Relations of docs/evidence.md in which each of what is observed is among the object. */
const AMONG = ['in_house', 'in_sign', 'has_dignity', 'in_nakshatra', 'lord_of_house'];
const NOT_EMPTY = [
  'joined_by',
  'aspected_by',
  'any_in_house',
  'any_in_house_from',
  'touched_by',
  'joined_or_aspected_by',
];
const EMPTY = [
  'not_aspected_by',
  'not_joined_or_aspected_by',
  'not_sign_aspected_by',
  'none_in_house',
  'not_hemmed_by',
];

/** Whether a condition is as it says; null for a relation that is not checked here. */
function conditionHolds(operands) {
  const [, relation, object, observed] = operands.map(({ known }) => String(known).split(' '));
  const found = observed.filter((one) => one !== '');
  if (AMONG.includes(relation[0])) return found.length > 0 && found.every((one) => object.includes(one));
  if (NOT_EMPTY.includes(relation[0])) return found.length > 0;
  if (EMPTY.includes(relation[0])) return found.length === 0;
  return null;
}

function computedAgain(step) {
  const { operation, table, operands } = step;
  const values = operands.map(({ known }) => known);
  if (operation === 'lookup') return table?.startsWith('strongest ') ? strongestOf(step) : tableEntry(table, values);
  if (operation === 'interpolate') return interpolated(table, values[0]);
  if (operation === 'condition') return conditionHolds(operands) ?? step.known;
  return table === null && Object.hasOwn(ARITHMETIC, operation) ? ARITHMETIC[operation](...values) : undefined;
}

/** What is wrong with a step; null where nothing is. */
function stepFault(step, path) {
  const { step: name, operation, table } = step;
  if (operation === 'lookup' || operation === 'interpolate') {
    if (table === null || !keysFit(step, path)) return `${name} does not read its own entry`;
  } else if (operation !== 'condition' && isException(name)) {
    if (operation !== 'all' && operation !== 'any') return `${name} is no step of a rule`;
  } else if (operation !== 'condition') {
    const forms = FORMS.get(plainName(name));
    if (forms === undefined || !forms.some((form) => fits(form, step, path))) return `${name} is no step of a rule`;
  }
  const result = computedAgain(step);
  if (result === undefined || !same(result, step.known)) return `${name} is ${result}, not ${step.known}`;
  return null;
}

/** What is wrong with an explanation; null where its value follows. */
export function faultOf({ path, found, given: inputs, derivation: steps, why_not: reason }) {
  if (reason !== null) return 'it is not explained';
  if (steps.length === 0) return 'there are no steps';
  const fault = endFault(path, steps) ?? sahamFault(steps) ?? comparisonFault(steps);
  if (fault !== null) return fault;
  const known = new Map();
  const used = new Set();
  for (const { input, known: value } of inputs) {
    if (known.has(input)) return `${input} is given twice`;
    known.set(input, value);
  }
  for (const step of steps) {
    if (known.has(step.step)) return `${step.step} is done twice`;
    for (const { taken_from: from, known: value } of step.operands) {
      if (from === null) continue;
      if (!known.has(from)) return `${from} is used before it is known`;
      if (known.get(from) !== value) return `${from} is ${known.get(from)}, not ${value}`;
      used.add(from);
    }
    const wrong = stepFault(step, path);
    if (wrong !== null) return wrong;
    known.set(step.step, step.known);
  }
  const last = steps.at(-1);
  if (!same(last.known, found)) return `the steps lead to ${last.known}, not to ${found}`;
  const idle = inputs.find(({ input }) => !used.has(input));
  if (idle !== undefined) return `${idle.input} is not used`;
  const loose = steps
    .slice(0, -1)
    .find(({ step, operation, known: value }) => !used.has(step) && !(value === true && PROOFS.includes(operation)));
  return loose === undefined ? null : `${loose.step} leads nowhere`;
}
