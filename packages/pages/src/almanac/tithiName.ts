interface Tithi {
  readonly name: string;
  readonly number: number;
  readonly paksha_name: string;
}

const TITHIS_OF_PAKSHA = 15;

/** A tithi with its paksha; the full and the new moon have names of their own. */
export const tithiName = ({ name, number, paksha_name: paksha }: Tithi): string =>
  number % TITHIS_OF_PAKSHA === 0 ? name : `${paksha} ${name}`;
