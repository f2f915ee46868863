import type { BhavaBala } from '@ganita/core/strengths/bhavaBala.js';
import { Type } from 'typebox';
import type { SectionResults } from '../../../calculations/natal/sectionTable.js';
import { HOUSE_KEYS, recordOf } from '../../schema/maps.js';
import type { Wire } from '../../schema/wire.js';
import { byKeys } from '../../values/byKeys.js';
import { round6 } from '../../values/numbers.js';
import { section } from '../section.js';
import { rupas, virupas, virupasTo } from './units.js';

const bhavaSchema = Type.Object(
  {
    adhipati: virupas('bhavadhipati bala: shadbala of the lord of the house'),
    dig: virupasTo(60, 'bhava dig bala: strength of direction'),
    drik: virupas('bhava drishti bala: strength of aspects on its middle, signed'),
    total_virupas: virupas('sum of the three'),
    total_rupas: rupas,
    rank: Type.Integer({ minimum: 1, maximum: 12, description: 'rank among the houses, 1 the strongest' }),
  },
  { title: 'BhavaBala', description: 'bhava bala: the strength of a house' },
);

export const bhavaBalaSection = section({
  schema: recordOf(HOUSE_KEYS, bhavaSchema, {
    description: 'bhava bala of each house, in D-1',
  }),
  record: (houses: SectionResults['bhava_bala']) => byKeys(HOUSE_KEYS, houses, houseRecord),
});

const houseRecord = ({
  adhipati,
  dig,
  drishti,
  totalVirupas,
  totalRupas,
  rank,
}: BhavaBala): Wire<typeof bhavaSchema> => ({
  adhipati: round6(adhipati),
  dig,
  drik: round6(drishti),
  total_virupas: round6(totalVirupas),
  total_rupas: round6(totalRupas),
  rank,
});
