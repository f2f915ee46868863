/** A vocabulary in another language: the same ids, each with its word. */
export type Translated<V> = { readonly [Id in keyof V]: string };

/** How a language is written. */
export interface Locale {
  /** BCP 47 tag */
  readonly tag: string;
  /** The digit zero as almanacs of the language print it; the other nine follow it in Unicode. */
  readonly zero: string;
  /** The digit zero of its script. */
  readonly scriptZero: string;
  /** Height of a printed line in font sizes: letters of some scripts reach further up and down than others. */
  readonly lineHeight: number;
}
