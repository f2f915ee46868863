import { recordFrom } from '../../records.js';
import { GRAHAS, type Graha } from '../../zodiac/grahas.js';
import type { House } from '../../zodiac/houses.js';
import { housesOwnedBy, type KpChart } from '../kpChart.js';
import {
  SIGNIFICATOR_LETTERS,
  type SignificatorLetter,
  type Significators,
  type SignifiedHouses,
} from '../kpSignificators.js';

/** The sub lord of a cusp: where it is and what it signifies. */
export interface CuspalSubLord {
  readonly house: House;
  readonly graha: Graha;
  readonly occupied: House;
  readonly starLord: Graha;
  readonly subLord: Graha;
  readonly signifies: SignifiedHouses;
}

/** The sub lords of the cusps (KP Readers; docs/rules/12-kp-and-prashna.md#section-7). */
export const cuspalSubLords = ({ cusps, grahas }: KpChart, { byGraha }: Significators): readonly CuspalSubLord[] =>
  cusps.map(({ house, lords: { subLord: graha } }) => ({
    house,
    graha,
    occupied: grahas[graha].house,
    starLord: grahas[graha].lords.starLord,
    subLord: grahas[graha].lords.subLord,
    signifies: byGraha[graha],
  }));

/** The house that a graha occupies, and those that it owns. */
export interface PlacedAndOwned {
  readonly graha: Graha;
  readonly occupied: House;
  readonly owned: readonly House[];
}

/** Houses of a graha, of its star lord and of its sub lord. */
export interface NadiHouses {
  readonly own: PlacedAndOwned;
  readonly starLord: PlacedAndOwned;
  readonly subLord: PlacedAndOwned;
}

/** Nakshatra nadi (U. Taneja; docs/rules/12-kp-and-prashna.md#section-7). */
export function nakshatraNadi(chart: KpChart): Readonly<Record<Graha, NadiHouses>> {
  const placed = (graha: Graha): PlacedAndOwned => ({
    graha,
    occupied: chart.grahas[graha].house,
    owned: housesOwnedBy(chart, graha),
  });
  return recordFrom(GRAHAS, (graha) => {
    const { starLord, subLord } = chart.grahas[graha].lords;
    return { own: placed(graha), starLord: placed(starLord), subLord: placed(subLord) };
  });
}

/** A group of houses that a request names. */
export interface NamedHouses {
  readonly name: string;
  readonly houses: readonly House[];
}

/** A group with the letters by which each graha touches it. */
export interface HouseGroup extends NamedHouses {
  readonly touchedBy: Readonly<Record<Graha, readonly SignificatorLetter[]>>;
}

/** How the grahas touch groups of houses (docs/rules/12-kp-and-prashna.md#section-7). */
export const houseGroups = (groups: readonly NamedHouses[], { byGraha }: Significators): readonly HouseGroup[] =>
  groups.map(({ name, houses }) => ({
    name,
    houses,
    touchedBy: recordFrom(GRAHAS, (graha) =>
      SIGNIFICATOR_LETTERS.filter((letter) => byGraha[graha][letter].some((house) => houses.includes(house))),
    ),
  }));
