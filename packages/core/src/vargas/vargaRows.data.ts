/**
 * Every named divisional chart with its methods, method 1 first (docs/rules/01-positions-and-vargas.md#section-6;
 * D-150 cyclic only). A count is [start, step]: signs added before counting, signs from one part to the next.
 */
import type { VargaRow, VargaRule } from './vargaRule.js';
import { KALACHAKRA_NAVAMSA, KASHINATHA_HORA, PANCHAMSA, RAMAN_HORA, TRIMSAMSA } from './vargaTables.data.js';

const CYCLIC: VargaRule = { rule: 'cyclic' };
const EVEN_REVERSE: VargaRule = { rule: 'even_reverse' };
const ALTERNATE: VargaRule = { rule: 'alternate' };

export const VARGA_ROWS: readonly VargaRow[] = [
  {
    key: 'D-2_hora',
    divisions: 2,
    methods: [
      EVEN_REVERSE,
      { rule: 'counted', from: 'aries', counts: { odd: [4, -1], even: [3, 1] } },
      { rule: 'listed_by_sign', signs: RAMAN_HORA },
      CYCLIC,
      { rule: 'listed_by_sign', signs: KASHINATHA_HORA },
      ALTERNATE,
    ],
  },
  {
    key: 'D-3_drekkana',
    divisions: 3,
    methods: [
      { rule: 'counted', from: 'sign', counts: { all: [0, 4] } },
      CYCLIC,
      ALTERNATE,
      { rule: 'counted', from: 'aries', counts: { fire: [0, 4], earth: [9, 4], air: [6, 4], water: [3, 4] } },
      EVEN_REVERSE,
    ],
  },
  {
    key: 'D-4_chaturthamsa',
    divisions: 4,
    methods: [{ rule: 'counted', from: 'sign', counts: { all: [0, 3] } }, CYCLIC, EVEN_REVERSE, ALTERNATE],
  },
  {
    key: 'D-5_panchamsa',
    divisions: 5,
    methods: [{ rule: 'listed', signs: PANCHAMSA }, CYCLIC, EVEN_REVERSE, ALTERNATE],
  },
  {
    key: 'D-6_shashthamsa',
    divisions: 6,
    methods: [
      { rule: 'counted', from: 'aries', counts: { odd: [0, 1], even: [6, 1] } },
      CYCLIC,
      EVEN_REVERSE,
      ALTERNATE,
    ],
  },
  {
    key: 'D-7_saptamsa',
    divisions: 7,
    methods: [
      { rule: 'counted', from: 'sign', counts: { odd: [0, 1], even: [6, 1] } },
      { rule: 'counted', from: 'sign', counts: { odd: [0, 1], even: [6, -1] } },
      { rule: 'counted', from: 'sign', counts: { odd: [0, 1], even: [0, -1] } },
      CYCLIC,
      EVEN_REVERSE,
      ALTERNATE,
    ],
  },
  {
    key: 'D-8_ashtamsa',
    divisions: 8,
    methods: [
      { rule: 'counted', from: 'aries', counts: { movable: [0, 1], fixed: [8, 1], dual: [4, 1] } },
      CYCLIC,
      EVEN_REVERSE,
      ALTERNATE,
    ],
  },
  {
    key: 'D-9_navamsa',
    divisions: 9,
    methods: [
      { rule: 'counted', from: 'aries', counts: { fire: [0, 1], earth: [9, 1], air: [6, 1], water: [3, 1] } },
      EVEN_REVERSE,
      { rule: 'padas', rows: KALACHAKRA_NAVAMSA },
      { rule: 'counted', from: 'aries', counts: { fire: [0, 1], earth: [9, -1], air: [6, 1], water: [3, -1] } },
      CYCLIC,
      ALTERNATE,
    ],
  },
  {
    key: 'D-10_dasamsa',
    divisions: 10,
    methods: [
      { rule: 'counted', from: 'sign', counts: { odd: [0, 1], even: [8, 1] } },
      { rule: 'counted', from: 'sign', counts: { odd: [0, 1], even: [8, -1] } },
      { rule: 'counted', from: 'sign', counts: { odd: [0, 1], even: [4, -1] } },
      CYCLIC,
      EVEN_REVERSE,
      ALTERNATE,
    ],
  },
  {
    key: 'D-11_rudramsa',
    divisions: 11,
    methods: [
      { rule: 'counted', from: 'mirrored_sign', counts: { all: [0, 1] } },
      { rule: 'counted', from: 'sign', counts: { all: [-1, -1] } },
      CYCLIC,
      EVEN_REVERSE,
      ALTERNATE,
    ],
  },
  {
    key: 'D-12_dwadasamsa',
    divisions: 12,
    methods: [
      { rule: 'counted', from: 'sign', counts: { all: [0, 1] } },
      { rule: 'counted', from: 'sign', counts: { odd: [0, 1], even: [0, -1] } },
      CYCLIC,
      EVEN_REVERSE,
      ALTERNATE,
    ],
  },
  {
    key: 'D-16_shodasamsa',
    divisions: 16,
    methods: [
      { rule: 'counted', from: 'aries', counts: { movable: [0, 1], fixed: [4, 1], dual: [8, 1] } },
      EVEN_REVERSE,
      CYCLIC,
      ALTERNATE,
    ],
  },
  {
    key: 'D-20_vimsamsa',
    divisions: 20,
    methods: [
      { rule: 'counted', from: 'aries', counts: { movable: [0, 1], fixed: [8, 1], dual: [4, 1] } },
      EVEN_REVERSE,
      CYCLIC,
      ALTERNATE,
    ],
  },
  {
    key: 'D-24_chaturvimsamsa',
    divisions: 24,
    methods: [
      { rule: 'counted', from: 'aries', counts: { odd: [4, 1], even: [3, 1] } },
      { rule: 'counted', from: 'aries', counts: { odd: [4, 1], even: [3, -1] } },
      { rule: 'counted', from: 'aries', counts: { all: [4, 1] } },
    ],
  },
  {
    key: 'D-27_nakshatramsa',
    divisions: 27,
    methods: [
      { rule: 'counted', from: 'aries', counts: { fire: [0, 1], earth: [3, 1], air: [6, 1], water: [9, 1] } },
      EVEN_REVERSE,
      ALTERNATE,
    ],
  },
  {
    key: 'D-30_trimsamsa',
    divisions: 30,
    methods: [
      { rule: 'unequal', parts: TRIMSAMSA },
      CYCLIC,
      { rule: 'counted', from: 'sign', counts: { all: [0, 1] } },
      EVEN_REVERSE,
      ALTERNATE,
    ],
  },
  {
    key: 'D-40_khavedamsa',
    divisions: 40,
    methods: [
      { rule: 'counted', from: 'aries', counts: { odd: [0, 1], even: [6, 1] } },
      CYCLIC,
      EVEN_REVERSE,
      ALTERNATE,
    ],
  },
  {
    key: 'D-45_akshavedamsa',
    divisions: 45,
    methods: [
      { rule: 'counted', from: 'aries', counts: { movable: [0, 1], fixed: [4, 1], dual: [8, 1] } },
      CYCLIC,
      EVEN_REVERSE,
      ALTERNATE,
    ],
  },
  {
    key: 'D-60_shastiamsa',
    divisions: 60,
    methods: [
      { rule: 'counted', from: 'sign', counts: { all: [0, 1] } },
      { rule: 'counted', from: 'aries', counts: { all: [0, 1] } },
      ALTERNATE,
      { rule: 'counted', from: 'sign', counts: { odd: [0, 1], even: [0, -1] } },
    ],
  },
  {
    key: 'D-81_nava_navamsa',
    divisions: 81,
    methods: [
      CYCLIC,
      EVEN_REVERSE,
      ALTERNATE,
      {
        rule: 'composed',
        first: { key: 'D-9_navamsa', method: 3 },
        second: { key: 'D-9_navamsa', method: 3 },
      },
    ],
  },
  {
    key: 'D-108_ashtottaramsa',
    divisions: 108,
    methods: [
      {
        rule: 'composed',
        first: { key: 'D-9_navamsa', method: 1 },
        second: { key: 'D-12_dwadasamsa', method: 1 },
      },
      CYCLIC,
      EVEN_REVERSE,
      ALTERNATE,
    ],
  },
  {
    key: 'D-144_dwadas_dwadasamsa',
    divisions: 144,
    methods: [
      {
        rule: 'composed',
        first: { key: 'D-12_dwadasamsa', method: 1 },
        second: { key: 'D-12_dwadasamsa', method: 1 },
      },
      CYCLIC,
      EVEN_REVERSE,
      ALTERNATE,
    ],
  },
  { key: 'D-150_nadiamsa', divisions: 150, methods: [CYCLIC] },
];
