import { doshasOf } from '@ganita/core/doshas/doshas.js';
import { longevityOf } from '@ganita/core/longevity/longevity.js';
import { recordFrom } from '@ganita/core/records.js';
import { strengthChart } from '@ganita/core/strengths/strengthChart.js';
import { panchaVargeeyaBala } from '@ganita/core/strengths/tajika/panchaVargeeyaBala.js';
import { birthYogas } from '@ganita/core/yogas/birthYogas.js';
import { jhoraYogasOfBirth } from '@ganita/core/yogas/jhora/jhoraYogasOfBirth.js';
import { tajakaYogas } from '@ganita/core/yogas/tajaka/tajakaYogas.js';
import { yogaFactsOfBirth } from '@ganita/core/yogas/yogasOfBirth.js';
import { PLANETS } from '@ganita/core/zodiac/grahas.js';
import { signOf } from '@ganita/core/zodiac/signs.js';
import { chartsOfList } from '../chartListFields.js';
import type { NatalContext } from '../context.js';
import { ayurdayaCharts } from '../dashaCalculations.js';

/** Tajaka yogas of the chart of a pravesha, in D-1. */
function tajaka({ sky, rules, firstVarga, facts }: NatalContext) {
  const bala = panchaVargeeyaBala(strengthChart(sky, rules, firstVarga), rules);
  return tajakaYogas(
    facts('D-1_rasi'),
    recordFrom(PLANETS, (planet) => bala[planet].total),
  );
}

/** Yogas of the 23 or the requested charts, or those that Jagannatha Hora names, and of a pravesha those of Tajaka. */
export function yogas(context: NatalContext) {
  return { ...yogasOfCharts(context), tajaka: context.pravesha === null ? null : tajaka(context) };
}

/** What the yogas of a chart are found from. */
type YogaCharts = Pick<NatalContext, 'sky' | 'rules' | 'varga' | 'facts' | 'firstVarga' | 'firstFacts' | 'points'> & {
  readonly input: Pick<NatalContext['input'], 'gender' | 'yoga_charts'>;
};

/** A birth as its yogas see it. */
function yogaSubject(context: YogaCharts) {
  const { sky, varga, facts, firstVarga, firstFacts, points, input } = context;
  const { gulika, maandi } = points().upagrahas.longitudesDeg;
  return {
    varga,
    facts,
    firstVarga,
    firstFacts,
    timePointsDeg: { gulika, maandi },
    isDayBirth: sky.dayFrame.isDayBirth,
    gender: input.gender,
  };
}

/** The facts of the yogas of each chart. */
export const yogaFactsOf = (context: YogaCharts) => yogaFactsOfBirth(yogaSubject(context), context.rules);

/** Yogas of the 23 or the requested charts, or those that Jagannatha Hora names. */
export function yogasOfCharts(context: YogaCharts) {
  const { rules, points, input } = context;
  return rules.yogas === 'jhora'
    ? jhoraYogasOfBirth(yogaSubject(context), points().lagnas, rules)
    : birthYogas(yogaFactsOf(context), rules, chartsOfList(input.yoga_charts));
}

/** The eight doshas of D-1. */
export const doshas = ({ rasi, facts, rules }: NatalContext) => doshasOf(rasi, facts('D-1_rasi'), rules);

/** Longevity of the birth. */
export const longevityPrediction = ({ natal, rules }: NatalContext) =>
  longevityOf(ayurdayaCharts(natal), signOf(natal.points().lagnas.hora_lagna), rules);
