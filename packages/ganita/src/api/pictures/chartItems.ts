import { ARUDHA_PADAS } from '@ganita/core/arudhas/arudha.js';
import { type Chart, type ChartPoint, pointOf } from '@ganita/core/charts/chart.js';
import { signDignity } from '@ganita/core/zodiac/dignities.js';
import { type Body, GRAHAS, isGraha } from '@ganita/core/zodiac/grahas.js';
import { SPECIAL_LAGNAS, UPAGRAHAS } from '@ganita/core/zodiac/points.js';
import { degreesInSign, type Sign } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import type { DrawnChart } from '../../calculations/pictures/chartPicture.js';
import type { ItemsBySign } from '../../drawing/chart/chartScene.js';
import type { ChartItem, Mark } from '../../drawing/chart/items.js';
import type { TextRole } from '../../drawing/roles.js';
import { splitLongitude } from '../values/numbers.js';

/** States that are written in letters after a body. */
export const LETTER_STATES = ['retrograde', 'combust'] as const;
type LetterState = (typeof LETTER_STATES)[number];

/** States of a body that a picture shows. */
interface ShownStates {
  readonly letters: readonly LetterState[];
  readonly marks: readonly Mark[];
}

/** Which grahas of a chart have the states that depend on more than the sign. */
export type ChartStates = Pick<DrawnChart, 'retrograde' | 'combust' | 'vargottama'>;

/** The states of a body in a sign of the drawn chart. */
export function statesOf(drawn: ChartStates, body: Body, sign: Sign): ShownStates {
  if (!isGraha(body)) return { letters: [], marks: [] };
  const dignity = signDignity(body, sign);
  return {
    letters: [
      ...(drawn.retrograde.includes(body) ? (['retrograde'] as const) : []),
      ...(drawn.combust.includes(body) ? (['combust'] as const) : []),
    ],
    marks: [
      ...(dignity === 'exalted' || dignity === 'debilitated' ? [dignity] : []),
      ...(drawn.vargottama(sign, body) ? (['vargottama'] as const) : []),
    ],
  };
}

/** The abbreviation of a body with the letters of its states: `Ju(R,C)`. */
function bodyText(body: Body, letters: readonly LetterState[], language: Language): string {
  const { bodyMark, phrase } = WORDS[language].report;
  const shown = letters.map((state) => phrase[`${state}_mark`]);
  return `${bodyMark[body]}${shown.length === 0 ? '' : `(${shown.join(',')})`}`;
}

/** What a sign of a state means. */
export const markName = (mark: Mark, language: Language): string =>
  mark === 'vargottama' ? WORDS[language].pictures.phrase.vargottama : WORDS[language].zodiac.dignity[mark];

interface Placed {
  readonly sign: Sign;
  readonly longitudeDeg: number;
  readonly item: ChartItem;
}

/** Items by sign, bodies before points, each by its degree. */
function bySign(...lists: readonly (readonly Placed[])[]): ItemsBySign {
  const items: Partial<Record<Sign, ChartItem[]>> = {};
  for (const list of lists) {
    for (const { sign, item } of [...list].sort((a, b) => a.longitudeDeg - b.longitudeDeg)) {
      const inSign = items[sign] ?? [];
      inSign.push(item);
      items[sign] = inSign;
    }
  }
  return items;
}

const degreesOf = (longitudeDeg: number, hasDegrees: boolean, speech: Speech): string | null =>
  hasDegrees ? speech.minutes(splitLongitude(longitudeDeg).inSign) : null;

/** Bodies and points in the houses of a chart. */
export function itemsOf(drawn: DrawnChart, speech: Speech): ItemsBySign {
  const words = WORDS[speech.language].pictures;
  return bySign(bodiesOf(drawn.chart, drawn, speech, drawn.input.degrees, drawn.bodies, drawn.cellSign), [
    ...pointsOf(SPECIAL_LAGNAS, drawn.specialLagnas, words.specialLagnaMark, drawn, speech),
    ...pointsOf(UPAGRAHAS, drawn.upagrahas, words.upagrahaMark, drawn, speech),
    ...arudhasOf(drawn, words.arudhaMark),
  ]);
}

/** Some bodies of a chart alone. */
export const bodyItems = (
  chart: Chart,
  states: ChartStates,
  speech: Speech,
  hasDegrees: boolean,
  bodies: readonly Body[],
): ItemsBySign => bySign(bodiesOf(chart, states, speech, hasDegrees, bodies));

function bodiesOf(
  chart: Chart,
  states: ChartStates,
  speech: Speech,
  hasDegrees: boolean,
  bodies: readonly Body[],
  cellSign: DrawnChart['cellSign'] = (_body, sign) => sign,
): readonly Placed[] {
  return bodies.flatMap((body) => {
    const point = pointOf(chart, body);
    if (point === null) return [];
    const { letters, marks } = statesOf(states, body, point.sign);
    const text = bodyText(body, letters, speech.language);
    const degrees = degreesOf(point.longitudeDeg, hasDegrees, speech);
    const item: ChartItem = { id: body, role: 'body', text, degrees, marks };
    return [{ sign: cellSign(body, point.sign), longitudeDeg: point.longitudeDeg, item }];
  });
}

function pointsOf<K extends string>(
  ids: readonly K[],
  points: Readonly<Record<K, ChartPoint>> | null,
  marks: Readonly<Record<K, string>>,
  drawn: DrawnChart,
  speech: Speech,
): readonly Placed[] {
  if (points === null) return [];
  return ids.map((id) => {
    const { sign, longitudeDeg } = points[id];
    const degrees = degreesOf(longitudeDeg, drawn.input.degrees, speech);
    return { sign, longitudeDeg, item: { id, role: 'point', text: marks[id], degrees, marks: [] } };
  });
}

/** Arudhas are signs: they have no degree, and follow the points that have one. */
function arudhasOf({ arudhas }: DrawnChart, marks: Readonly<Record<string, string>>): readonly Placed[] {
  if (arudhas === null) return [];
  return ARUDHA_PADAS.map((id) => ({
    sign: arudhas[id],
    longitudeDeg: Number.POSITIVE_INFINITY,
    item: { id, role: 'point', text: marks[id] ?? '', degrees: null, marks: [] },
  }));
}

const RING_ROLE: TextRole = 'ring';

/** The grahas of a moment as a ring. */
export function transitRing({ transits }: DrawnChart, language: Language): ItemsBySign | null {
  if (transits === null) return null;
  return bySign(
    GRAHAS.map((graha) => {
      const { sign, longitudeDeg, retrograde } = transits.grahas[graha];
      const letters = retrograde && graha !== 'Rahu' && graha !== 'Ketu' ? (['retrograde'] as const) : [];
      const text = bodyText(graha, letters, language);
      return { sign, longitudeDeg, item: { id: graha, role: RING_ROLE, text, degrees: null, marks: [] } };
    }),
  );
}

/** The bodies of another chart as a ring. */
export const chartRing = (chart: Chart, bodies: readonly Body[], language: Language): ItemsBySign =>
  bySign(
    bodies.flatMap((body) => {
      const point = pointOf(chart, body);
      if (point === null) return [];
      const item: ChartItem = {
        id: body,
        role: RING_ROLE,
        text: bodyText(body, [], language),
        degrees: null,
        marks: [],
      };
      return [{ sign: point.sign, longitudeDeg: degreesInSign(point.longitudeDeg), item }];
    }),
  );
