import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Card } from '../parts/Card.js';
import type { DatesAnswer } from './muhurtaTypes.js';

interface WithoutSunriseProps {
  readonly notEvaluated: DatesAnswer['muhurta']['not_evaluated'];
}

/** Dates on which the Sun does not rise or set, so that conditions of the day hold nowhere. */
export function WithoutSunrise({ notEvaluated }: WithoutSunriseProps): VNode | null {
  const { words, date } = useSpeech();
  const dates = [...new Set(notEvaluated.flatMap((one) => one.date ?? []))];
  return dates.length === 0 ? null : (
    <Card title={words.report.phrase.no_sunrise}>
      <p>{dates.map(date).join(', ')}</p>
    </Card>
  );
}
