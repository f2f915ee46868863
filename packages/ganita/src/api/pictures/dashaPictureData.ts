import { momentDateText } from '@ganita/core/time/civilText.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';
import { dashaName } from '@ganita/words/compoundNames.js';
import { type Speech, speechOf } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import type { DrawnDasha, DrawnPeriod } from '../../calculations/pictures/dashaPicture.js';
import type { Block, Lane, Tick } from '../../drawing/lanes/lane.js';
import { lanesScene } from '../../drawing/lanes/lanesScene.js';
import type { Scene } from '../../drawing/scene.js';
import { momentEntry } from '../../drawing/sheet.js';
import { rulerText } from '../values/rulerText.js';
import { birthLines, headingOf } from './heading.js';

const LEVEL_WORDS = [
  'mahadasha',
  'antardasha',
  'pratyantardasha',
  'sookshma_dasha',
  'prana_dasha',
  'deha_dasha',
] as const;

/** Rows whose limits are written as years: the mahadashas. */
const YEARS_IN = 1;

/** The timeline of a dasha. */
export function dashaPictureScene(drawn: DrawnDasha): Scene {
  const { input, rows, born, at } = drawn;
  const speech = speechOf(input.language);
  const words = WORDS[input.language];
  const title = speech.figures(dashaName(input.dasha_system, input.language));
  const heading = headingOf(title, birthLines(input, speech.moment(born)));
  const marked = `${words.pictures.phrase.at}: ${speech.moment(at)}`;
  return lanesScene({
    language: input.language,
    title: heading.join(', '),
    description: [`${marked}.`, ...rows.map((row, level) => sentenceOf(row, level, drawn, speech))].join(' '),
    heading,
    groups: [{ title: '', lanes: rows.map((row, level) => laneOf(row, level, drawn, speech)) }],
    notes: [[momentEntry(marked)]],
    noteNumber: (number) => speech.figures(number),
  });
}

const levelName = (level: number, speech: Speech): string =>
  speech.word(LEVEL_WORDS[level] as (typeof LEVEL_WORDS)[number]);

const dateOf = (jdUt: JulianDayUt, { utcOffsetHours }: DrawnDasha, speech: Speech): string =>
  speech.date(momentDateText(jdUt, utcOffsetHours));

const periodText = ({ lord, startJdUt, endJdUt }: DrawnPeriod, drawn: DrawnDasha, speech: Speech): string =>
  `${startText(lord, startJdUt, drawn, speech)} – ${dateOf(endJdUt, drawn, speech)}`;

const startText = (lord: DrawnPeriod['lord'], startJdUt: JulianDayUt, drawn: DrawnDasha, speech: Speech): string =>
  `${rulerText(lord, speech)} ${dateOf(startJdUt, drawn, speech)}`;

/** Each period with its start; with its end where the next one does not begin there. */
function sentenceOf(row: readonly DrawnPeriod[], level: number, drawn: DrawnDasha, speech: Speech): string {
  const periods = row.map((period, index) =>
    row[index + 1]?.startJdUt === period.endJdUt
      ? startText(period.lord, period.startJdUt, drawn, speech)
      : periodText(period, drawn, speech),
  );
  return `${levelName(level, speech)}: ${periods.join(', ')}.`;
}

/** A graha by its abbreviation, where its name has no room. */
function shortText(lord: DrawnPeriod['lord'], { language }: Speech): readonly string[] {
  const marks: Readonly<Record<string, string>> = WORDS[language].report.bodyMark;
  const mark = typeof lord === 'string' ? marks[lord] : undefined;
  return mark === undefined ? [] : [mark];
}

function laneOf(row: readonly DrawnPeriod[], level: number, drawn: DrawnDasha, speech: Speech): Lane {
  const start = row[0]?.startJdUt ?? drawn.atJdUt;
  const end = row.at(-1)?.endJdUt ?? start;
  const share = (jdUt: number): number => (end > start ? (jdUt - start) / (end - start) : 0);
  const running = row.find(({ isRunning }) => isRunning);
  const isInside = drawn.atJdUt >= start && drawn.atJdUt < end;
  const blocks = row
    .filter(({ startJdUt, endJdUt }) => endJdUt > startJdUt)
    .map((period): Block => {
      const name = rulerText(period.lord, speech);
      return {
        start: share(period.startJdUt),
        end: share(period.endJdUt),
        look: period.isRunning ? 'running' : 'plain',
        quality: null,
        labels: [name, ...shortText(period.lord, speech)],
        note: name,
        ...(typeof period.lord === 'string' && { id: period.lord }),
      };
    });
  return {
    name: levelName(level, speech),
    beside: running === undefined ? '' : periodText(running, drawn, speech),
    blocks,
    isUniform: true,
    isFramed: false,
    ticks: ticksOf(row, level, share, drawn, speech),
    now: isInside ? share(drawn.atJdUt) : null,
  };
}

/** Both ends of a row, then the limits of its periods: the year of a mahadasha, the date of its parts. */
function ticksOf(
  row: readonly DrawnPeriod[],
  level: number,
  share: (jdUt: number) => number,
  drawn: DrawnDasha,
  speech: Speech,
): readonly Tick[] {
  const limits = [row.at(0)?.startJdUt, row.at(-1)?.endJdUt, ...row.slice(1).map(({ startJdUt }) => startJdUt)];
  return limits
    .filter((jdUt) => jdUt !== undefined)
    .map((jdUt) => {
      const text =
        level < YEARS_IN
          ? speech.figures(momentDateText(jdUt, drawn.utcOffsetHours).slice(0, 'YYYY'.length))
          : dateOf(jdUt, drawn, speech);
      return { at: share(jdUt), text };
    });
}
