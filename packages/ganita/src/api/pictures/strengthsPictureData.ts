import { PLANETS } from '@ganita/core/zodiac/grahas.js';
import { speechOf } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import type { DrawnStrengths } from '../../calculations/pictures/strengthsPicture.js';
import { barsScene } from '../../drawing/bars/barsScene.js';
import type { Scene } from '../../drawing/scene.js';
import { birthLines, headingOf } from './heading.js';

/** Shadbala as bars against the required strength. */
export function strengthsPictureScene({ input, moment, shadbala }: DrawnStrengths): Scene {
  const speech = speechOf(input.language);
  const { zodiac, pictures } = WORDS[input.language];
  const { phrase } = pictures;
  const title = `${speech.word('shadbala')} (${speech.word('rupas')})`;
  const heading = headingOf(title, birthLines(input, speech.moment(moment)));
  const bars = PLANETS.map((planet) => {
    const { totalRupas, requiredRupas } = shadbala[planet];
    return {
      id: planet,
      name: zodiac.body[planet],
      value: totalRupas,
      required: requiredRupas,
      text: `${speech.decimal(totalRupas, 2)} / ${speech.decimal(requiredRupas, 1)}`,
    };
  });
  const sentences = bars.map(({ name, value, required }) => {
    const parts = [
      `${speech.decimal(value, 2)} ${speech.word('rupas')}`,
      `${phrase.required} ${speech.decimal(required, 1)}`,
      value >= required ? phrase.sufficient : phrase.insufficient,
    ];
    return `${name}: ${parts.join(', ')}.`;
  });
  return barsScene({
    language: input.language,
    title: heading.join(', '),
    description: sentences.join(' '),
    heading,
    bars,
    notes: [],
    words: { full: phrase.sufficient, hollow: phrase.insufficient, required: phrase.required },
  });
}
