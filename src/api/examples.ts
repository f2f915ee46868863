import type { CalculationName } from '../calculations/table.js';

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
    as_jhora: {
      summary: 'The figures of Jagannatha Hora, but for the length of dasha years',
      value: {
        ...CHENNAI_BIRTH,
        sections: ['special_lagnas', 'shad_bala', 'vimsopaka_bala', 'yogas'],
        rules: { preset: 'jhora', year_length: 'mean_sidereal' },
      },
    },
  },
  horoscopeCompare: {
    with_jhora: {
      summary: 'Where a chart differs from that of Jagannatha Hora',
      value: {
        ...CHENNAI_BIRTH,
        sections: ['ayanamsa_value', 'special_lagnas', 'shad_bala'],
        second_rules: { preset: 'jhora' },
      },
    },
    two_schools: {
      summary: 'Raman beside BPHS, in Hindi',
      value: {
        ...CHENNAI_BIRTH,
        language: 'hi',
        sections: ['bhava_chart', 'shad_bala'],
        first_rules: { preset: 'raman' },
        second_rules: { preset: 'raman', shadbala_school: 'bphs', bhava_madhya_method: 1 },
      },
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
  gochar: {
    day: {
      summary: 'Noon of a day in New Delhi',
      value: { date: '2025-03-29', latitude: 28.6358, longitude: 77.2245, timezone: 5.5, place: 'New Delhi' },
    },
    true_node: {
      summary: 'The same in Telugu, with the true node and apparent places',
      value: {
        date: '2025-03-29',
        latitude: 28.6358,
        longitude: 77.2245,
        timezone: 5.5,
        language: 'te',
        rules: { node_type: 'true', positions: 'apparent' },
      },
    },
  },
  gocharEvents: {
    quarter: {
      summary: 'Three months of all nine grahas',
      value: { from_date: '2025-01-01', to_date: '2025-03-31', latitude: 28.6358, longitude: 77.2245, timezone: 5.5 },
    },
    stations: {
      summary: 'Mercury and Venus alone, in Hindi',
      value: {
        from_date: '2026-06-01',
        to_date: '2026-08-29',
        latitude: 28.6358,
        longitude: 77.2245,
        timezone: 5.5,
        planets: ['Mercury', 'Venus'],
        language: 'hi',
      },
    },
  },
  gochara: {
    noon: {
      summary: 'Local noon of a day for a birth in Chennai',
      value: { ...CHENNAI_BIRTH, target_date: '2025-06-10' },
    },
    abroad: {
      summary: 'An evening in London without the parts that include names, by another table of vedha',
      value: {
        ...CHENNAI_BIRTH,
        target_date: '2026-02-20',
        target_time: '19:30:00',
        event_place: 'London',
        event_latitude: 51.5074,
        event_longitude: -0.1278,
        event_timezone: 0,
        include: [],
        rules: { gochara_vedha: 'other_prints', gochara_of_nodes: 'none' },
      },
    },
  },
  gocharaRange: {
    week: {
      summary: 'A week of noons for a birth in Chennai',
      value: { ...CHENNAI_BIRTH, from_date: '2026-02-20', to_date: '2026-02-26' },
    },
    phala: {
      summary: 'Two mornings in Kannada, with gochara phala alone',
      value: {
        ...CHENNAI_BIRTH,
        from_date: '2026-02-20',
        to_date: '2026-02-21',
        time_of_day: '06:00:00',
        include: ['gochara_phala'],
        language: 'ka',
      },
    },
  },
  saturnTimeline: {
    summary: {
      summary: 'How sade sati stands on a date for a birth in Chennai',
      value: { ...CHENNAI_BIRTH, as_of: '2015-06-01' },
    },
    full: {
      summary: 'The same with segments, interruptions and months, in the Raman ayanamsa',
      value: { ...CHENNAI_BIRTH, as_of: '2015-06-01', ayanamsa_mode: 'RAMAN', detail: 'full' },
    },
  },
  planetIngress: {
    slow: {
      summary: 'Five years of Saturn, Jupiter and the nodes',
      value: { from_date: '2022-01-01', to_date: '2026-12-31', timezone: 5.5 },
    },
    mars: {
      summary: 'A year of Mars, with its retrograde return',
      value: { planets: ['Mars'], from_date: '2024-07-01', to_date: '2025-06-30', language: 'ta' },
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
  muhurtaScan: {
    vivaha: {
      summary: 'A week for a marriage in Bengaluru',
      value: {
        ...CHENNAI_BIRTH,
        event_type: 'vivaha',
        from_date: '2026-02-01',
        to_date: '2026-02-07',
        event_place: 'Bengaluru',
        event_latitude: 12.9716,
        event_longitude: 77.5946,
      },
    },
    travel: {
      summary: 'Three days for a journey in Telugu, in cells of an hour, with all windows left in',
      value: {
        ...CHENNAI_BIRTH,
        event_type: 'travel',
        from_date: '2026-03-03',
        to_date: '2026-03-05',
        day_part_resolution_minutes: 60,
        respect_inauspicious_windows: false,
        language: 'te',
        rules: { sunrise_definition: 'hindu_disc_centre', abhijit_on_wednesday: 'kept' },
      },
    },
  },
  muhurtaEvents: {
    all: { summary: 'Every kind of event', value: {} },
    hindi: { summary: 'The same in Hindi', value: { language: 'hi' } },
  },
};

/** Requests of `POST /horoscope/pdf`. */
export const REPORT_EXAMPLES: Readonly<Record<string, RequestExample>> = {
  birth: { summary: 'A birth in Chennai', value: { ...CHENNAI_BIRTH, name: 'Lakshmi' } },
  telugu: {
    summary: 'In Telugu, with charts in the southern style',
    value: { ...CHENNAI_BIRTH, name: 'Lakshmi', language: 'te', chart_style: 'south' },
  },
};

/** Lines of `POST /horoscope/batch`. */
export const BATCH_EXAMPLE = [CHENNAI_BIRTH, { ...CHENNAI_BIRTH, time: '22:34:00' }]
  .map((birth) => `${JSON.stringify({ ...birth, sections: ['nakshatra_pada'] })}\n`)
  .join('');
