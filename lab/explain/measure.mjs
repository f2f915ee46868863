/** Charts explained by the built library, and the derivations checked by a program of its own. */
import { FESTIVAL_IDS } from '@ganita/core/festivals/festivalCatalogue.js';
import { CHOICE_AREAS } from '@ganita/core/rules/areas.js';
import { METHOD_NAMES } from '@ganita/core/zodiac/vargaKeys.js';
import { openGanita } from 'ganita';
import { randomBirth, randomOf, someOf } from './charts.mjs';
import { faultOf } from './check.mjs';
import { planted } from './plant.mjs';

const KOOTAS = ['varna', 'vasya', 'tara', 'yoni', 'graha_maitri', 'gana', 'bhakoot', 'nadi', 'total'];
const DASHAS = [
  'vimshottari rasi_bhukthi_vimsottari ashtottari yogini shodasottari dwadasottari panchottari satabdika',
  'chaturaaseeti_sama dwisatpathi shashtisama shattrimsa_sama tithi_ashtottari tithi_yogini yoga_vimsottari',
  'karana_chaturaaseeti_sama kaala saptharishi_nakshathra panchasvara naisargika tara karaka buddhi_gathi aayu',
  'ashtaka_varga_planet ashtaka_varga_sign ashtaka_varga_pinda moola_graha rashmi',
].flatMap((row) => row.split(' '));
const LIMB =
  /^panchang\.(at_birth\.)?(tithi|nakshatra|yoga|karana|vara|weekday|moon_sign|sun_sign)|^panchang\.(at_birth\.)?lunar_month\.(?!skipped)/;
const YEAR =
  /^panchang\.(at_birth\.)?(lunar_year_start|\w+_samvat(_\w+)?|kali_year|(\w+_)?samvatsara(_at)?(\.number)?|next_jovian_samvatsara_at|mesha_sankranti_at|(\w+_)?ritu|(vedic_)?ayana|madhyahna|solar_month(\.(sign|sign_index|day))?|vedic_day\.(minutes_from_sunrise|ghatis_from_sunrise|is_day_birth|vara|vara_lord)|disha_shool|agni_vasa|shiva_vasa)$/;
const POINT = /^(\w+_lagna|(upagrahas|sphuta|sahams|varnadas|karakas|amsas)\.\w+)\.\w+$/;
const STATE = /^states\.planets\.\w+\.(?!speed|declination|avasthas\.deeptadi)/;
/** All of longevity that is no label. */
const LIFE =
  /^longevity\.(?!statement_kind|three_pairs\.\d(\.chosen|\.point_pairs\.\d)?$|three_pairs\.\d\.point_pairs\.[23]\.compared_points\.\d$)/;
const ATTRIBUTE = /^attributes\.|^doshas\./;
/** Yogas by pairs of lords: why one is absent is not kept. */
const PAIRED = ['raja_yoga', 'dharma_karmadhipati_raja_yoga', 'vipareeta_raja_yoga', 'neecha_bhanga_raja_yoga'].map(
  (id) => `yogas.${id}`,
);
/** The families of which each chart has a value explained, and which selectors are of them. */
const FAMILIES = {
  vargas: (name) => /^D-\d+\./.test(name),
  dashas: (name) => DASHAS.some((id) => name.startsWith(`${id}.`)),
  ashtakavarga: (name) => name.startsWith('ashtakavarga.'),
  limbs: (name) => LIMB.test(name),
  years: (name) => YEAR.test(name),
  shadbala: (name) => name.startsWith('shadbala.'),
  arudhas: (name) => /^arudhas\.|_arudha[._]/.test(name),
  points: (name) => POINT.test(name),
  houses: (name) => /^houses\.\d+\.(\w+_longitude|sign|sign_index|kp_lords\.\w+)$/.test(name),
  vargaStrengths: (name) => /^(vimsopaka|vaiseshikamsa)\./.test(name),
  states: (name) => STATE.test(name) || /^\w+\.(retrograde|combust|dignity)$/.test(name),
  attributes: (name) => ATTRIBUTE.test(name),
  tajika: (name) => name.startsWith('other_bala.'),
  longevity: (name) => LIFE.test(name),
  bhavaBala: (name) => name.startsWith('bhavabala.'),
  yogas: (name) => name.startsWith('yogas.') && !PAIRED.includes(name),
};

/** A random method of each divisional chart. */
const randomMethods = (random) =>
  Object.fromEntries(
    Object.entries(METHOD_NAMES)
      .filter(([key]) => key !== 'D-150_nadiamsa')
      .map(([key, names]) => [key, names[Math.floor(random() * names.length)]]),
  );

/** The choices of a natal chart, beside the methods of its charts. */
const CHOICES = Object.values(CHOICE_AREAS)
  .filter(({ natal }) => natal)
  .flatMap(({ choices }) => Object.entries(choices))
  .filter(([name]) => !name.startsWith('varga_methods.'));

/** One choice with a random value other than its default. */
function randomChoice(random) {
  const [name, { values, default: usual }] = CHOICES[Math.floor(random() * CHOICES.length)];
  const [value] = someOf(
    values.filter((one) => one !== usual),
    1,
    random,
  );
  return { [name]: value };
}

/** Lists of as many paths as a request may have. */
const inTwenties = (paths) =>
  Array.from({ length: Math.ceil(paths.length / 20) }, (_, at) => paths.slice(20 * at, 20 * at + 20));

const near = (a, b) => (typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= 1e-6 : a === b);

/** Inputs with the name of a selector and another value than it has; a selector has its value rounded. */
function wrongInputs(explanations, names, explained) {
  const given = explanations.flatMap(({ path, given: inputs }) => inputs.map((one) => ({ ...one, path })));
  const named = given.filter(({ input }) => names.has(input));
  const found = new Map(explained([...new Set(named.map(({ input }) => input))]).map((one) => [one.path, one.found]));
  return named
    .filter(({ input, known }) => !near(known, found.get(input)))
    .map(({ path, input, known }) => `${path}: ${input} is given as ${known}, not ${found.get(input)}`);
}

/** A path for one of the dates of each festival that has several in its year. */
const datesOf = (explanations, random) =>
  explanations.flatMap(({ path, why_not_detail: detail }) =>
    /^\d{4}-\d{2}-\d{2} /.test(detail) ? [path.replace(/@.*/, `@${someOf(detail.split(' '), 1, random)}`)] : [],
  );

/** Whether a reason may be one: there is no value, a choice that it names, or an open festival. */
const isReason = ({ path, why_not: reason, why_not_detail: detail }) =>
  reason === 'no_value' ||
  (reason === 'other_rules' && detail !== null) ||
  (reason === 'not_derived' && path.startsWith('festivals.'));

/** What one line says of a run. */
const lineOf = (charts, { values, derived, planted: errors, rejected }, faults) =>
  `explain: ${charts} charts, ${values} values, ${derived} derivations accepted, ${rejected} of ${errors} planted errors rejected, ${faults.length} faults`;

export async function runExplain({ charts, seed }) {
  const ganita = await openGanita();
  const random = randomOf(seed);
  const { selectors } = ganita.columnList({});
  const names = new Set(selectors.filter(({ takes_moment }) => !takes_moment).map(({ selector }) => selector));
  const of = Object.values(FAMILIES).map((isOf) => selectors.filter(({ selector }) => isOf(selector)));
  const counts = { values: 0, derived: 0, planted: 0, rejected: 0 };
  const faults = [];
  for (let chart = 0; chart < charts; chart++) {
    const birth = randomBirth(random);
    const year = Number(birth.date.slice(0, 4)) + Math.floor(random() * 80);
    const paths = of.flatMap((list) =>
      someOf(list, 3, random).map(({ selector, takes_moment }) =>
        takes_moment ? `${selector}@${Math.min(year, 2150)}-03-05` : selector,
      ),
    );
    const kootas = someOf(KOOTAS, 2, random).map((id) => `kootas.${id}`);
    const festivals = someOf(FESTIVAL_IDS, 2, random).map((id) => `festivals.${id}@${Math.min(year, 2099)}`);
    const partner = randomBirth(random);
    const choice = randomChoice(random);
    const rules = { varga_methods: randomMethods(random), ...choice };
    const explained = (list) =>
      inTwenties(list).flatMap((some) => ganita.explain({ ...birth, partner, paths: some, rules }).derivations);
    const asked = explained([...paths, ...kootas, ...festivals]);
    const explanations = [...asked, ...explained(datesOf(asked, random))];
    const about = `of ${birth.date} ${birth.time} with ${JSON.stringify(choice)}`;
    faults.push(...wrongInputs(explanations, names, explained).map((fault) => `${fault} ${about}`));
    counts.values += explanations.length;
    for (const explanation of explanations) {
      const { path, why_not: reason } = explanation;
      if (reason !== null) {
        if (!isReason(explanation)) faults.push(`${path}: ${reason} ${about}`);
        continue;
      }
      counts.derived++;
      const fault = faultOf(explanation);
      if (fault !== null) faults.push(`${path}: ${fault} ${about}`);
      const { kind, explanation: changed } = planted(explanation, random);
      counts.planted++;
      if (faultOf(changed) === null) faults.push(`an error was accepted: ${kind} of ${path} ${about}`);
      else counts.rejected++;
    }
  }
  return { counts, faults, line: lineOf(charts, counts, faults) };
}
