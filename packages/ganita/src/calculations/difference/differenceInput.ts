import { GRAHA_DASHAS } from '@ganita/core/dashas/graha/grahaDashas.js';
import { FURTHER_RASI_DASHAS, RASI_DASHAS } from '@ganita/core/dashas/rasi/rasiDashas.js';
import { invalidInput } from '@ganita/core/errors/domainError.js';
import { recordFrom } from '@ganita/core/records.js';
import { CHOICE_AREAS, NATAL_RULES, type NatalRule } from '@ganita/core/rules/areas.js';
import { parseDateTime, parseTime, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { LAGNA_AND_GRAHAS, SKY_BODIES } from '@ganita/core/zodiac/grahas.js';
import { SIGNS } from '@ganita/core/zodiac/signs.js';
import { Type } from 'typebox';
import type { Filled } from '../calculation.js';
import { birthCore, birthFields } from '../fields/birthFields.js';
import { birthDateCheck, clockCheck } from '../fields/dateChecks.js';
import { metaField } from '../fields/metaSchema.js';
import { namedPlace } from '../fields/namedPlace.js';
import { rulesField } from '../fields/rulesField.js';
import { nullable, oneOf } from '../fields/schema.js';
import { ayanamsaCheck } from '../natal/natalInput.js';
import type { FieldCheck } from '../validation/checkRequest.js';
import { isSignDasha, type PrintedDashaId } from './candidateCharts.js';
import { jhoraText } from './jhoraText.js';
import { printedAngle } from './printedAngle.js';

const READ_AREAS = [
  'positions',
  'observer',
  'siddhanta',
  'comparisons',
  'dasha-years',
  'graha-dashas',
  'rasi-dashas',
] as const;
const READ_CHOICES: readonly NatalRule[] = [
  'arudhas',
  'ashtakavarga_tables',
  'calendar_sunrise_definition',
  'karaka_scheme',
  'sunrise_definition',
  'varnada_method',
];
/** Dashas of planets, and those of signs whose periods have one sign as their lord. */
export const PRINTED_DASHAS: readonly PrintedDashaId[] = [
  ...GRAHA_DASHAS,
  ...[...RASI_DASHAS, ...FURTHER_RASI_DASHAS].filter(isSignDasha),
];
const MAX_DASHAS = 40;
/** The choices that a printed value can depend on. */
export const DIFFERENCE_RULES = NATAL_RULES.filter(
  (name) => READ_AREAS.some((area) => name in CHOICE_AREAS[area].choices) || READ_CHOICES.includes(name),
);
const MAX_TEXT = 60_000;

const AS_PRINTED = 'as it is printed, since its digits say how exact it is: 231.57, 231:34:12, 21 Sc 34\' 12"';
const angle = (description: string) =>
  Type.Optional(
    nullable(
      Type.String({
        minLength: 1,
        maxLength: 40,
        default: null,
        description,
      }),
    ),
  );

const printedDasha = Type.Object(
  {
    system: Type.Optional(
      oneOf(PRINTED_DASHAS, { default: 'vimsottari', description: 'dasha of planets or of signs of the date' }),
    ),
    lords: Type.Array(oneOf([...LAGNA_AND_GRAHAS, ...SIGNS]), {
      minItems: 1,
      maxItems: 4,
      description: 'lord or sign of the mahadasha, then of each period within it',
    }),
    start: Type.String({
      pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}:\\d{2})?$',
      description: 'when the last of them starts, YYYY-MM-DD or YYYY-MM-DDTHH:MM:SS, on the clock of the birth',
    }),
  },
  { title: 'PrintedDasha', description: 'the start of a period as another program prints it' },
);

const printedField = Type.Optional(
  Type.Object(
    {
      ayanamsa: angle(`the ayanamsa ${AS_PRINTED}`),
      lagna: angle('the sidereal longitude of the lagna'),
      longitudes: Type.Optional(
        Type.Object(
          recordFrom(SKY_BODIES, (body) => angle(`of ${body}`)),
          {
            title: 'PrintedLongitudes',
            description: `sidereal longitudes of bodies, each ${AS_PRINTED}`,
            default: {},
          },
        ),
      ),
      dashas: Type.Optional(
        Type.Array(printedDasha, {
          maxItems: MAX_DASHAS,
          default: [],
          description: 'starts of periods of dashas',
        }),
      ),
      sav: Type.Optional(
        nullable(
          Type.Array(Type.Integer({ minimum: 0, maximum: 56 }), {
            minItems: 12,
            maxItems: 12,
            default: null,
            description: 'bindus of the sarvashtakavarga, Aries to Pisces',
          }),
        ),
      ),
      sunrise: Type.Optional(
        nullable(
          Type.String({
            pattern: '^\\d{2}:\\d{2}(:\\d{2})?$',
            default: null,
            description: 'sunrise of the date of birth, HH:MM or HH:MM:SS, on its clock',
          }),
        ),
      ),
    },
    { title: 'PrintedValues', description: 'what another program printed of the birth', default: {} },
  ),
);

/** The request of `POST /horoscope/explain-difference`. */
export const differenceInput = Type.Object({
  ...birthCore,
  ...namedPlace,
  ayanamsa_value: birthFields.ayanamsa_value,
  calculation_type: birthFields.calculation_type,
  node_type: birthFields.node_type,
  printed: printedField,
  jagannatha_hora_text: Type.Optional(
    nullable(
      Type.String({
        maxLength: MAX_TEXT,
        default: null,
        description: 'text that Jagannatha Hora exports; what `printed` has too is taken from there',
      }),
    ),
  ),
  language: birthFields.language,
  rules: rulesField(DIFFERENCE_RULES),
  meta: metaField,
});

export type DifferenceInput = Filled<typeof differenceInput>;
export type PrintedDasha = { readonly system: string; readonly lords: readonly string[]; readonly start: string };

/** What a request has of another program's figures, each as it is printed. */
export interface PrintedFigures {
  readonly ayanamsa: string | null;
  readonly lagna: string | null;
  readonly longitudes: Readonly<Record<string, string>>;
  readonly dashas: readonly PrintedDasha[];
  readonly sav: readonly number[] | null;
  readonly sunrise: string | null;
  /** Paths of those that are from a text of Jagannatha Hora. */
  readonly ofText: ReadonlySet<string>;
}

type GivenFigures = Partial<Omit<PrintedFigures, 'dashas' | 'longitudes' | 'ofText'>> & {
  readonly longitudes?: Readonly<Record<string, string | null>>;
  readonly dashas?: readonly (Omit<PrintedDasha, 'system'> & { readonly system?: string })[];
};

/** The figures of a request, of both of its fields. Errors: `invalid_input` for a text without any. */
export function printedFigures(input: Pick<DifferenceInput, 'printed' | 'jagannatha_hora_text'>): PrintedFigures {
  const given = input.printed as GivenFigures;
  const text = input.jagannatha_hora_text;
  const ofText = text === null ? { longitudes: {} } : jhoraText(text, 'jagannatha_hora_text');
  // Bodies that a request leaves out are null.
  const ofRequest = Object.entries(given.longitudes ?? {}).filter(([, one]) => one !== null);
  const textPaths = [
    ...(['ayanamsa', 'lagna', 'sunrise'] as const).filter((name) => (given[name] ?? null) === null),
    ...Object.keys(ofText.longitudes)
      .filter((body) => ofRequest.every(([other]) => other !== body))
      .map((body) => `longitudes.${body}`),
  ];
  return {
    ofText: new Set(text === null ? [] : textPaths),
    ayanamsa: given.ayanamsa ?? ofText.ayanamsa ?? null,
    lagna: given.lagna ?? ofText.lagna ?? null,
    longitudes: { ...ofText.longitudes, ...Object.fromEntries(ofRequest) } as PrintedFigures['longitudes'],
    dashas: (given.dashas ?? []).map((dasha) => ({ system: 'vimsottari', ...dasha })),
    sav: given.sav ?? null,
    sunrise: given.sunrise ?? ofText.sunrise ?? null,
  };
}

/** How many figures there are. */
export const figureCount = ({ ayanamsa, lagna, longitudes, dashas, sav, sunrise }: PrintedFigures): number =>
  [ayanamsa, lagna, sav, sunrise].filter((one) => one !== null).length + Object.keys(longitudes).length + dashas.length;

const printedCheck: FieldCheck = (value) => {
  const { ayanamsa, lagna, longitudes = {}, dashas = [], sunrise } = value as GivenFigures;
  for (const [name, text] of Object.entries({ ayanamsa, lagna })) {
    if (text) printedAngle(text, `printed.${name}`);
  }
  for (const [body, text] of Object.entries(longitudes)) if (text) printedAngle(text, `printed.longitudes.${body}`);
  for (const [index, { start }] of dashas.entries()) {
    parseDateTime(start, `printed.dashas[${index}].start`, TRANSIT_YEARS);
  }
  if (sunrise) parseTime(sunrise.length === 5 ? `${sunrise}:00` : sunrise, 'printed.sunrise');
};

const textCheck: FieldCheck = (value) =>
  value === null ? undefined : jhoraText(value as string, 'jagannatha_hora_text');

export const differenceChecks: Readonly<Record<string, FieldCheck>> = {
  date: birthDateCheck('date'),
  time: clockCheck('time'),
  ayanamsa_mode: ayanamsaCheck,
  printed: printedCheck,
  jagannatha_hora_text: textCheck,
};

/** Errors: `invalid_input` where nothing is to be explained. */
export function requireFigures(figures: PrintedFigures): void {
  if (figureCount(figures) > 0) return;
  throw invalidInput('printed', 'must have at least one value of another program', null, 'requires_field');
}
