// Rows of the Gaudiya calendar (ISKCON): docs/rules/10-festivals.md#section-10.
import { inMonth, row, SUNRISE } from './row.js';

export const VAISHNAVA = [
  row(
    'narasimha_jayanti_vaishnava',
    'jayanti',
    ['vaishnava'],
    inMonth('vaishakha', 14, SUNRISE),
    ['sunset'],
    ['haribhaktivilasa', 'vcal'],
    { variantOf: 'narasimha_jayanti' },
  ),
  row(
    'radha_ashtami_vaishnava',
    'jayanti',
    ['vaishnava'],
    inMonth('bhadrapada', 8, SUNRISE),
    [],
    ['haribhaktivilasa', 'vcal'],
    { variantOf: 'radha_ashtami' },
  ),
  row(
    'snana_yatra',
    'festival',
    ['odia', 'vaishnava'],
    inMonth('jyeshtha', 15, SUNRISE),
    [],
    ['vcal', 'drik_panchang'],
  ),
  row(
    'shiva_ratri_vaishnava',
    'vrata',
    ['vaishnava'],
    inMonth('magha', 29, SUNRISE),
    [],
    ['haribhaktivilasa', 'vcal'],
    { variantOf: 'maha_shivaratri' },
  ),
  row(
    'govardhan_puja_vaishnava',
    'festival',
    ['vaishnava'],
    inMonth('kartika', 1, SUNRISE),
    [],
    ['haribhaktivilasa', 'vcal'],
    { variantOf: 'govardhan_puja' },
  ),
  row('akshaya_tritiya_vaishnava', 'festival', ['vaishnava'], inMonth('vaishakha', 3, SUNRISE), [], ['vcal'], {
    variantOf: 'akshaya_tritiya',
  }),
  row('vasant_panchami_vaishnava', 'festival', ['vaishnava'], inMonth('magha', 5, SUNRISE), [], ['vcal'], {
    variantOf: 'vasant_panchami',
  }),
  row('bhishma_ashtami_vaishnava', 'parva', ['vaishnava'], inMonth('magha', 8, SUNRISE), [], ['vcal'], {
    variantOf: 'bhishma_ashtami',
  }),
  row('diwali_vaishnava', 'festival', ['vaishnava'], inMonth('ashwina', 30, SUNRISE), [], ['vcal'], {
    variantOf: 'diwali',
  }),
  row('nityananda_trayodashi', 'jayanti', ['vaishnava'], inMonth('magha', 13, SUNRISE), [], ['vcal']),
  row('balarama_purnima_vaishnava', 'jayanti', ['vaishnava'], inMonth('shravana', 15, SUNRISE), [], ['vcal']),
  row('vijayadashami_vaishnava', 'festival', ['vaishnava'], inMonth('ashwina', 10, SUNRISE), [], ['vcal'], {
    variantOf: 'vijayadashami',
  }),
] as const;
