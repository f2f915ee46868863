/**
 * By which definitions an almanac prints its times, and how far its printed times may be from ours
 * (docs/rules/07-panchang-calendar-transits.md#section-1).
 */
export interface SourceConvention {
  /** Rules of `POST /panchang` by which it is compared. */
  readonly rules: Readonly<Record<string, string>>;
  /** Tolerances in minutes; those of the notes of the file. */
  readonly minutes: {
    readonly tithi: number;
    readonly nakshatra: number;
    readonly sun: number;
    readonly moon: number;
    /**
     * Of the Sun's entry into a sign or star: by apparent positions up to 16.6 minutes before Drik's
     * (docs/rules/07-panchang-calendar-transits.md#section-1).
     */
    readonly sankranti: number;
    readonly windows: number;
    readonly ghatiWindows: number;
  };
  /** The site calls the season by lunar month "drik" and the one by the tropical Sun "vedic". */
  readonly seasonsAreSwapped?: true;
  /** Its moonrise and moonset fit no definition of any neighbouring day. */
  readonly moonIsUnknown?: true;
  /** It names the course and the season of the midnight that ends the date. */
  readonly seasonsOfMidnight?: true;
  /** Its moonrise and moonset are not always those of the day; they are compared with ours of the same moment. */
  readonly moonOfOtherDays?: true;
  /** No end printed means that the page was not copied whole. */
  readonly nullIsNotPrinted?: true;
}

/** Tolerances of Drik's pages. */
export const DRIK_MINUTES: SourceConvention['minutes'] = {
  tithi: 1.8,
  nakshatra: 1.6,
  sun: 1,
  moon: 1.6,
  sankranti: 16.6,
  windows: 1.2,
  ghatiWindows: 2.5,
};

/**
 * By geometric positions, as Tamil months are computed, a sankranti comes up to 24.9 minutes before Drik's
 * (docs/rules/07-panchang-calendar-transits.md#section-1).
 */
export const SANKRANTI_MINUTES = 24.9;

/** The Vikram year of these changes with the Krishna paksha before Chaitra. */
const EARLY_VIKRAM_YEAR = { vikram_year_start: 'purnimanta_chaitradi' } as const;

/** Sources whose conventions docs/rules/07-panchang-calendar-transits.md#section-1 or the notes of the file give. */
const SOURCE_CONVENTIONS: Readonly<Record<string, SourceConvention>> = {
  drik_mirzapur_2023: { rules: EARLY_VIKRAM_YEAR, minutes: DRIK_MINUTES },
  drik_bengaluru: { rules: {}, minutes: DRIK_MINUTES },
  drik_cities: { rules: {}, minutes: DRIK_MINUTES, nullIsNotPrinted: true },
  drik_web_pages: { rules: {}, minutes: DRIK_MINUTES },
  drik_full_page: { rules: { moonrise_definition: 'disc_centre_no_refraction' }, minutes: DRIK_MINUTES },
  prokerala_ujjain: {
    rules: {
      sunrise_definition: 'hindu_disc_centre',
      moonrise_definition: 'upper_limb_default',
      ...EARLY_VIKRAM_YEAR,
    },
    minutes: { ...DRIK_MINUTES, tithi: 1.4, nakshatra: 1.4, sun: 1.4, moon: 1.3 },
    seasonsAreSwapped: true,
    moonOfOtherDays: true,
  },
  mypanchang_seconds: {
    rules: { sunrise_definition: 'disc_centre_refraction' },
    minutes: { ...DRIK_MINUTES, tithi: 1, nakshatra: 1, sun: 0.3 },
    seasonsOfMidnight: true,
  },
  mypanchang_seattle_2017: {
    rules: { sunrise_definition: 'disc_centre_refraction' },
    minutes: { ...DRIK_MINUTES, tithi: 1, nakshatra: 1, sun: 0.3 },
  },
};

/** Pages without an entry are compared with our defaults; by which definition they print the Moon is not known. */
const UNTOLD: SourceConvention = { rules: {}, minutes: DRIK_MINUTES, nullIsNotPrinted: true, moonIsUnknown: true };

export const conventionOf = (source: string): SourceConvention => SOURCE_CONVENTIONS[source] ?? UNTOLD;
