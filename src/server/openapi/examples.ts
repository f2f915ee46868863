import type { CalculationName } from '../../calculations/table.js';

/** A request with a name; a test sends every one and holds the answer against its schema. */
export interface RequestExample {
  readonly summary: string;
  readonly value: Readonly<Record<string, unknown>>;
}

const CHENNAI_BIRTH = {
  date: '1996-12-07',
  time: '10:34:00',
  place: 'Chennai',
  latitude: 13.0827,
  longitude: 80.2707,
  timezone: 5.5,
};

export const REQUEST_EXAMPLES: Readonly<Record<CalculationName, Readonly<Record<string, RequestExample>>>> = {
  natalChart: {
    birth: { summary: 'A birth in Chennai', value: CHENNAI_BIRTH },
    two_keys: {
      summary: 'Only two keys, with the true node and the Raman ayanamsa',
      value: {
        ...CHENNAI_BIRTH,
        ayanamsa_mode: 'RAMAN',
        node_type: 'true',
        sections: ['ayanamsa_value', 'nakshatra_pada'],
      },
    },
  },
};
