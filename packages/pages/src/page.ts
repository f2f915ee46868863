import type { Language } from '@ganita/words/languages.js';
import type { RequestPorts } from 'ganita/api/answerTo.js';
import type { CalculationName, PictureName } from 'ganita/api/endpoints.js';
import type { Failure } from 'ganita/api/errors.js';
import type { RequestOf, ResponseOf } from 'ganita/api/requestsAndResponses.js';

/** The fields of a form as they arrive, each a text; a field that is given several times is a list with commas. */
export type Fields = Readonly<Record<string, string>>;

/** One request to an endpoint, whose answer a page shows. */
export type Query =
  | { readonly [N in CalculationName]: { readonly name: N; readonly body: RequestOf<N> } }[CalculationName]
  | { readonly name: PictureName; readonly body: Readonly<Record<string, unknown>> };

/** A request to one endpoint. */
export type QueryOf<N extends CalculationName | PictureName> = N extends CalculationName
  ? { readonly name: N; readonly body: RequestOf<N> }
  : { readonly name: N; readonly body: Readonly<Record<string, unknown>> };

/** The requests of a page, by names of its own. */
export type Queries = Readonly<Record<string, Query | undefined>>;

/** What answers a request: the record of a calculation, the SVG of a picture. */
type AnswerOf<Q> = Q extends { readonly name: infer N }
  ? N extends CalculationName
    ? ResponseOf<N>
    : string
  : undefined;

/** The answers to the requests of a page, by the same names. */
export type AnswersOf<Q extends Queries> = { readonly [K in keyof Q]: AnswerOf<Q[K]> };

/** A text to save as a file. */
export interface Download {
  /** In any script. */
  readonly fileName: string;
  readonly mediaType: string;
  readonly text: string;
}

/** What a page makes of its fields: what it must remember of them, and the requests whose answers it shows. */
export interface Plan<State, Q extends Queries> {
  readonly state: State;
  readonly queries: Q;
  /** The request whose answer is sent as a file in place of the page. */
  readonly file?: keyof Q & string;
  /** A text that is sent as a file in place of the page. */
  readonly download?: Download;
  /** Fields of the place that the browser is to remember; left out where none was chosen. */
  readonly remembered?: Fields;
}

/** What fields are read with: the clock, zones and places of the service, and the language of the page. */
export interface PlanContext extends RequestPorts {
  readonly language: Language;
  /** Fields of the place that was chosen last; empty where none was. */
  readonly place: Fields;
}

/** Light, dark, or as the device is set. */
export const PAGE_THEMES = ['auto', 'light', 'dark'] as const;
export type PageTheme = (typeof PAGE_THEMES)[number];

/** Times with 12 hours and the part of the day, or with 24. */
export const PAGE_HOURS = ['12', '24'] as const;
export type PageHours = (typeof PAGE_HOURS)[number];

/** Facts of the service and of the request that every page shows. Plain data: it goes to a worker. */
export interface PageFacts {
  readonly page: string;
  readonly path: string;
  /** Whether the form of the page is sent in a body, because it contains a birth. */
  readonly posts: boolean;
  readonly fields: Fields;
  readonly language: Language;
  readonly theme: PageTheme;
  readonly hours: PageHours;
  readonly assets: AssetPaths;
  /** Where the source of the service is; empty where that is not set. */
  readonly sourceUrl: string;
  /** Whether the operator lets programs that have his secret print charts as PDF. */
  readonly printsPdf: boolean;
  /** Whether the pages of a chart and of a match print it as PDF. */
  readonly offersPdf: boolean;
  /** By which the page was asked for, `https://astro.example`. */
  readonly origin: string;
}

/** Paths of the files that a page loads. */
export interface AssetPaths {
  readonly style: string;
  readonly live: string;
  readonly icon: string;
  /** The picture that programs show with a link. */
  readonly card: string;
  /** What says that the pages are an app, and the program that computes them on the device; empty where there is none. */
  readonly manifest: string;
  readonly worker: string;
}

/** What a view is given: what was planned with the answers, or why there is nothing. */
export interface ViewProps<State, Q extends Queries> {
  readonly facts: PageFacts;
  /** What was planned with fields that were rejected then, for their form; null where they could not be read at all. */
  readonly rejected: State | null;
  /** Null where the fields were rejected. */
  readonly shown: { readonly state: State; readonly answers: AnswersOf<Q> } | null;
  /** Why the fields were rejected. */
  readonly failure: Failure | null;
}

/** A page: how its fields become requests. `views.ts` has the component that shows the answers. */
export interface Page<State, Q extends Queries> {
  readonly path: string;
  /** `POST` where the form contains a birth, which must not enter an address. */
  readonly method: 'GET' | 'POST';
  readonly limitPerMinute: number;
  /** Longest body that it takes; 16 KB where it is left out. */
  readonly maxBodyBytes?: number;
  /** Errors: StructureError, DomainError for fields that cannot be read. */
  plan(fields: Fields, context: PlanContext): Plan<State, Q>;
}

/** A page whose types are not known. */
export type AnyPage = Page<unknown, Queries>;

/** Keep the types of a page together, and forget them in the table. */
export const page = <State, Q extends Queries>(row: Page<State, Q>): AnyPage => row as unknown as AnyPage;
