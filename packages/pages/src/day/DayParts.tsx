import type { DayEighths } from 'ganita/calculations/pictures/dayPicture.js';
import type { VNode } from 'preact';
import type { Panchang } from '../almanac/almanacTypes.js';
import { Lasting } from '../almanac/Now.js';
import { useSpeech } from '../pageSpeech.js';
import { Card } from '../parts/Card.js';
import { Table } from '../parts/Table.js';

interface DayPartsProps {
  readonly panchang: Panchang;
  readonly eighths: DayEighths;
  readonly now: string | null;
  readonly zone: string;
}

/** Choghadiya or gowri and hora of day and night, and the rising signs, as tables beside the picture. */
export function DayParts({ panchang, eighths, now, zone }: DayPartsProps): VNode {
  const { say, words, span } = useSpeech();
  const { phrase } = words.pictures;
  const { date } = panchang;
  const lasting = (start: string, end: string): VNode => (
    <Lasting from={start} to={end} now={now} zone={zone}>
      {span(start, end, date)}
    </Lasting>
  );
  const halves = (['day', 'night'] as const).map((half) => ({ half, parts: panchang[eighths]?.[half] ?? [] }));
  const horas = (['day', 'night'] as const).map((half) => ({ half, parts: panchang.hora?.[half] ?? [] }));
  return (
    <>
      {halves.map(({ half, parts }) => (
        <Card key={half} title={`${phrase[eighths]}: ${phrase[half]}`}>
          <Table
            caption={`${phrase[eighths]}: ${phrase[half]}`}
            columns={[{ name: phrase[eighths] }, { name: words.report.phrase.time }, { name: say.good_or_bad }]}
            rows={parts.map((part) => [
              part.name,
              lasting(part.start, part.end),
              <span key="quality" class={`quality ${part.quality}`}>
                {part.quality_name}
              </span>,
            ])}
          />
        </Card>
      ))}
      <details class="card">
        <summary>{phrase.hora}</summary>
        <Table
          caption={phrase.hora}
          columns={[{ name: words.report.phrase.lord }, { name: words.report.phrase.time }]}
          rows={horas.flatMap(({ parts }) => parts.map((part) => [part.lord_name, lasting(part.start, part.end)]))}
        />
      </details>
      <details class="card">
        <summary>{say.lagnas_of_day}</summary>
        <Table
          caption={say.lagnas_of_day}
          columns={[{ name: words.report.phrase.sign }, { name: words.report.phrase.time }]}
          rows={(panchang.lagnas ?? []).map((one) => [one.sign_name, lasting(one.starts, one.ends)])}
        />
      </details>
    </>
  );
}
