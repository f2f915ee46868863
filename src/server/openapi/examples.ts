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

const PAIR = {
  boy_birth_details: { date: '1996-12-07', time: '10:34:00', latitude: 13.0827, longitude: 80.2707, timezone: 5.5 },
  girl_birth_details: { date: '1998-03-21', time: '06:12:00', latitude: 12.9716, longitude: 77.5946, timezone: 5.5 },
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
    surya_siddhanta: {
      summary: 'Houses and states by the Surya Siddhanta',
      value: {
        ...CHENNAI_BIRTH,
        calculation_type: 'ss',
        bhava_madhya_method: 3,
        sections: ['bhava_chart', 'ayanamsa_value', 'divisional_charts', 'planetary_states'],
      },
    },
    sixty_hours: {
      summary: 'The fifth sixty hours of the seventh month of the 31st year',
      value: {
        ...CHENNAI_BIRTH,
        pravesha_type: 1,
        years: 31,
        months: 7,
        sixty_hours: 5,
        sections: ['julian_day', 'divisional_charts'],
      },
    },
    tithi_pravesha: {
      summary: 'The return of the natal tithi in the 31st year',
      value: { ...CHENNAI_BIRTH, pravesha_type: 2, years: 31, sections: ['julian_day', 'divisional_charts'] },
    },
  },
  panchangDay: {
    day: {
      summary: 'A day in New Delhi',
      value: { date: '2025-11-22', latitude: 28.6358, longitude: 77.2245, timezone: 5.5, place: 'New Delhi' },
    },
    hindu_sunrise: {
      summary: 'A Wednesday in Kannada, with the Hindu sunrise and geometric places',
      value: {
        date: '2026-03-04',
        latitude: 12.9719,
        longitude: 77.5937,
        timezone: 5.5,
        language: 'ka',
        rules: { sunrise_definition: 'hindu_disc_centre', positions: 'geometric', abhijit_on_wednesday: 'kept' },
      },
    },
  },
  marriageMatch: {
    pair: { summary: 'A birth in Chennai and one in Bengaluru', value: PAIR },
    by_varna: {
      summary: 'The same in Tamil, with the varnas of Raman and the poruthams that each varna asks for',
      value: {
        ...PAIR,
        language: 'ta',
        rules: { varna_of_signs: 'raman', south_minimum: 'by_varna', papa_nodes: 'rahu_only' },
      },
    },
  },
};
