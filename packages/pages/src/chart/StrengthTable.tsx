import type { Body } from '@ganita/core/zodiac/grahas.js';
import type { VNode } from 'preact';
import { useSpeech } from '../pageSpeech.js';
import { Table } from '../parts/Table.js';
import type { Strengths } from './chartTypes.js';

/** The six strengths of each planet in virupas, their sum in rupas, and what is required. */
export function StrengthTable({ strengths }: { readonly strengths: Strengths }): VNode {
  const { words, decimal } = useSpeech();
  const { phrase } = words.report;
  const one = (value: number): string => decimal(value, 1);
  return (
    <Table
      caption={phrase.shadbala}
      isDense
      columns={[
        { name: phrase.planet },
        ...[
          phrase.sthana_bala,
          phrase.dig_bala,
          phrase.kala_bala,
          phrase.cheshta_bala,
          phrase.naisargika_bala,
          phrase.drik_bala,
          phrase.rupas,
          words.pictures.phrase.required,
          phrase.ratio,
        ].map((name) => ({ name, isNumber: true })),
      ]}
      rows={(Object.entries(strengths) as [Body, Strengths[keyof Strengths]][]).map(([id, planet]) => [
        words.zodiac.body[id],
        one(planet.sthana.total),
        one(planet.dig),
        one(planet.kala.total),
        one(planet.cheshta),
        one(planet.naisargika),
        one(planet.drik),
        decimal(planet.total_rupas, 2),
        decimal(planet.required_rupas, 1),
        decimal(planet.ratio, 2),
      ])}
    />
  );
}
