import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import type { YearChart } from './varshaphalTypes.js';

interface TajikaYogasProps {
  readonly found: YearChart['horoscope']['yogas']['tajaka_yoga_list'];
}

/** The yogas of Tajika in the chart of the year, each with the planets that form it. */
export function TajikaYogas({ found }: TajikaYogasProps): VNode {
  const { words } = useSpeech();
  const { body } = words.zodiac;
  const yogas = Object.values(found ?? {});
  if (yogas.length === 0) return <p>{words.report.phrase.none}</p>;
  return (
    <dl class="facts">
      {yogas.map(({ name, charts }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {Object.values(charts)
              .flatMap((chart) => chart?.members ?? [])
              .map((member, at) => {
                const pair = member.between ?? [member.faster, member.slower];
                const names = pair.flatMap((planet) => (planet === undefined ? [] : [body[planet]]));
                return <span key={at}>{names.join(' – ')}</span>;
              })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
