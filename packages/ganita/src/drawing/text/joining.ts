import { JOINED_WIDTHS } from './widths.data.js';

type Script = (typeof JOINED_WIDTHS)[number];

/** Letters of a script are in one block; in each their kinds have the same places. */
const BLOCK = 0x80;
const scripts = new Map(JOINED_WIDTHS.map((script) => [script.block / BLOCK, script]));
const [FIRST_CONSONANT, RA, LAST_CONSONANT, FIRST_SIGN, LAST_SIGN, VIRAMA] = [0x15, 0x30, 0x39, 0x3e, 0x4c, 0x4d];

/** The place of a character in the block of a script; -1 where it is of another. */
function placeIn({ block }: Script, text: string, at: number): number {
  const place = text.charCodeAt(at) - block;
  return place >= 0 && place < BLOCK ? place : -1;
}

const isConsonant = (place: number): boolean => place >= FIRST_CONSONANT && place <= LAST_CONSONANT;

/** The row of the consonant at a place of a text; -1 where there is none, or where letters before are joined to it. */
function freeConsonant(script: Script, text: string, at: number): number {
  const place = placeIn(script, text, at);
  return isConsonant(place) && placeIn(script, text, at - 1) !== VIRAMA ? place - FIRST_CONSONANT : -1;
}

/**
 * What a character adds to the width of a text, where the letters around it are known as a pair: a vowel sign after a
 * consonant, a virama, a consonant that joins the one before. Else `own`, its width by itself, which is the most.
 */
export function joinedWidth(text: string, at: number, own: number): number {
  const code = text.charCodeAt(at);
  const script = scripts.get(Math.floor(code / BLOCK));
  if (script === undefined) return own;
  const place = code % BLOCK;
  if (place >= FIRST_SIGN && place <= LAST_SIGN) {
    return script.signs[freeConsonant(script, text, at - 1)]?.[place - FIRST_SIGN] ?? own;
  }
  if (place === VIRAMA) {
    const ends = script.ends[freeConsonant(script, text, at - 1)] ?? own;
    return ends !== own && isConsonant(placeIn(script, text, at + 1)) ? 0 : ends;
  }
  if (!isConsonant(place) || placeIn(script, text, at - 1) !== VIRAMA) return own;
  const first = freeConsonant(script, text, at - 2);
  if (first === -1) return own;
  const most = script.joins[first] as number;
  const joined = script.joined[place - FIRST_CONSONANT] as number;
  return own + (first + FIRST_CONSONANT === RA ? most : Math.min(most, joined));
}
