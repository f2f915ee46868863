import { ashtakavargaOf, placementOf } from '@ganita/core/ashtakavarga/ashtakavarga.js';
import { mahadashasOf, partsOf } from '@ganita/core/dashas/period.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { momentDateText, momentTimeText } from '@ganita/core/time/civilText.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import type { CandidateCharts, PrintedDashaId } from 'ganita/calculations/difference/candidateCharts.js';
import { CHART_CHOICES, FURTHER_CHOICES } from 'ganita/calculations/difference/searchedChoices.js';
import type { Change } from 'ganita/calculations/difference/smallestChanges.js';

/** Numbers 0 <= x < 1, the same in every run: the generator of Park and Miller. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const SIGNS = ['Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi'];
const two = (value: number): string => String(value).padStart(2, '0');

/** A longitude cut off to a second, in its sign: `21 Sc 34' 12"`. */
function printedLongitude(degrees: number): string {
  const seconds = Math.floor(degrees * 3600);
  const inSign = seconds % 108_000;
  const sign = SIGNS[Math.floor(seconds / 108_000)];
  return `${Math.floor(inSign / 3600)} ${sign} ${two(Math.floor(inSign / 60) % 60)}' ${two(inSign % 60)}"`;
}

interface PrintedOf {
  readonly offsetHours: number;
  readonly midnightJdUt: JulianDayUt;
  readonly system: PrintedDashaId;
}

/** What a program would print of a birth: figures of nine grahas, dates of a dasha, bindus and the sunrise. */
export function printedBy(candidate: CandidateCharts, { offsetHours, midnightJdUt, system }: PrintedOf) {
  const { sky, charts, rules } = candidate;
  const { dasha, limitAt } = candidate.dasha(system);
  const mahadashas = mahadashasOf(dasha).slice(0, 6);
  const dateOf = (startYears: number): string => momentDateText(limitAt(startYears), offsetHours);
  const sunrise = candidate.sunrise(midnightJdUt);
  return {
    lagna: printedLongitude(sky.ascendantDeg),
    longitudes: Object.fromEntries(GRAHAS.map((graha) => [graha, printedLongitude(sky.grahas[graha].longitudeDeg)])),
    dashas: mahadashas.flatMap((maha) => [
      { system, lords: [maha.lord], start: dateOf(maha.startYears) },
      ...partsOf(dasha, maha)
        .slice(1, 3)
        .map((part) => ({ system, lords: [maha.lord, part.lord], start: dateOf(part.startYears) })),
    ]),
    sav: ashtakavargaOf(placementOf(charts().rasi), rules).sarva,
    ...(sunrise !== null && { sunrise: momentTimeText(sunrise, offsetHours) }),
  };
}

/** One to three choices, each with another value than the rules have; none that decides other dashas alone. */
export function plantedChanges(next: () => number, rules: Rules, system: PrintedDashaId): readonly Change[] {
  const left = [...CHART_CHOICES, ...FURTHER_CHOICES].filter(
    ({ systems }) => systems?.some((one) => one === system) ?? true,
  );
  return Array.from({ length: 1 + Math.floor(next() * 3) }, () => {
    const [choice] = left.splice(Math.floor(next() * left.length), 1);
    const { name, values } = choice as (typeof CHART_CHOICES)[number];
    const others = values.filter((value) => value !== rules[name]);
    return { name, value: others[Math.floor(next() * others.length)] as string | number };
  });
}
