import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Script } from 'ganita/text/scripts.js';

/** Weights that the report uses. */
export type Weight = 'regular' | 'semibold';

const FOLDERS: Readonly<Record<Weight, string>> = { regular: '400Regular', semibold: '600SemiBold' };

/** Package and file name of the font of each script. */
const FONTS: Readonly<Record<Script, readonly [packageName: string, fileName: string]>> = {
  latin: ['noto-sans', 'NotoSans'],
  devanagari: ['noto-sans-devanagari', 'NotoSansDevanagari'],
  kannada: ['noto-sans-kannada', 'NotoSansKannada'],
  tamil: ['noto-sans-tamil', 'NotoSansTamil'],
  telugu: ['noto-sans-telugu', 'NotoSansTelugu'],
  bengali: ['noto-sans-bengali', 'NotoSansBengali'],
  gurmukhi: ['noto-sans-gurmukhi', 'NotoSansGurmukhi'],
  gujarati: ['noto-sans-gujarati', 'NotoSansGujarati'],
  odia: ['noto-sans-oriya', 'NotoSansOriya'],
  malayalam: ['noto-sans-malayalam', 'NotoSansMalayalam'],
  arabic: ['noto-naskh-arabic', 'NotoNaskhArabic'],
  ol_chiki: ['noto-sans-ol-chiki', 'NotoSansOlChiki'],
  meetei_mayek: ['noto-sans-meetei-mayek', 'NotoSansMeeteiMayek'],
};

const { resolve } = createRequire(import.meta.url);

/** The bytes of a font file. */
export function readFontFile(script: Script, weight: Weight): Uint8Array {
  const [packageName, fileName] = FONTS[script];
  const folder = FOLDERS[weight];
  return readFileSync(resolve(`@expo-google-fonts/${packageName}/${folder}/${fileName}_${folder}.ttf`));
}
