import { ANNUAL_GRAHA_DASHAS, VARSHA_NARAYANA_IDS } from '@ganita/core/annual/annualDashas.js';
import { GRAHA_DASHAS } from '@ganita/core/dashas/graha/grahaDashas.js';
import { FURTHER_RASI_DASHAS, RASI_DASHAS, type RasiDashaId } from '@ganita/core/dashas/rasi/rasiDashas.js';
import type { Gender } from '@ganita/core/facts/gender.js';

/** Methods of chara that have a form for each gender. */
const CHARA_BY_GENDER = ['chara_method_3', 'chara_method_4', 'chara_method_5'] as const;

/** Dashas of a year of life, which only a pravesha has. */
export const ANNUAL_DASHAS: readonly string[] = [...ANNUAL_GRAHA_DASHAS, ...VARSHA_NARAYANA_IDS];

/** Every id that `dasha_systems` may contain. */
export const DASHA_SYSTEMS: readonly string[] = [
  ...new Set<string>([...GRAHA_DASHAS, ...RASI_DASHAS, ...FURTHER_RASI_DASHAS, ...CHARA_BY_GENDER, ...ANNUAL_DASHAS]),
];

/** A chara method without a gender means the form for the gender of the birth, or both forms if it is not known. */
function withGender(id: string, gender: Gender | null): readonly string[] {
  if (!(CHARA_BY_GENDER as readonly string[]).includes(id)) return [id];
  return gender === null ? [`${id}_male`, `${id}_female`] : [`${id}_${gender}`];
}

/** The rasi dashas of a request, in the order of the contract: those that `dasha_systems` names, or the 36. */
export function requestedRasiDashas(systems: readonly string[] | null, gender: Gender | null): readonly RasiDashaId[] {
  if (systems === null) return RASI_DASHAS;
  const requested = new Set(systems.flatMap((id) => withGender(id, gender)));
  return [...RASI_DASHAS, ...FURTHER_RASI_DASHAS].filter((id) => requested.has(id));
}
