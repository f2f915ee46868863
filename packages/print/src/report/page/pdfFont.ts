import type { PlacedGlyph, ShapingFont } from '../../text/shaper.js';

/**
 * What PDFKit 0.20 keeps of a font that it embeds. Glyphs are requested by number, because HarfBuzz has shaped the text
 * already; PDFKit then writes the subset and its tables. Not in its types: the version is pinned.
 */
interface EmbeddedFont {
  readonly id: string;
  /** The font as fontkit reads it; it may serve further documents. */
  readonly font: object;
  readonly subset: { includeGlyph(glyph: number): number };
  /** By glyph of the subset, in thousandths of the font size. */
  readonly widths: (number | undefined)[];
  /** Characters by glyph of the subset. */
  readonly unicode: (readonly number[] | undefined)[];
  ref(): object;
}

interface FontHolder {
  readonly _font: EmbeddedFont;
  readonly page: { readonly fonts: Record<string, object> };
}

/** The fonts of one document. */
export interface PdfFonts {
  /** Name of the font on the current page. */
  nameOf(font: ShapingFont): string;
  /** The number by which the document knows a glyph, and whether its characters can be read back from it. */
  codeOf(font: ShapingFont, glyph: PlacedGlyph): { readonly code: number; readonly readable: boolean };
}

/** Fonts as fontkit reads them, by their bytes: reading one takes as long as a page. */
const readFonts = new WeakMap<Uint8Array, object>();

const codePoints = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0) as number);

/** Open the fonts of a document at their first use. */
export function pdfFonts(document: PDFKit.PDFDocument): PdfFonts {
  const holder = document as unknown as FontHolder;
  const embedded = new Map<ShapingFont, EmbeddedFont>();
  /** By font the characters of each glyph of the subset. */
  const characters = new Map<EmbeddedFont, string[]>();

  function embeddedFont(font: ShapingFont): EmbeddedFont {
    const known = embedded.get(font);
    if (known !== undefined) return known;
    document.font((readFonts.get(font.bytes) ?? font.bytes) as PDFKit.Mixins.PDFFontSource);
    const made = holder._font;
    readFonts.set(font.bytes, made.font);
    embedded.set(font, made);
    return made;
  }

  return {
    nameOf(font) {
      const { id, ref } = embeddedFont(font);
      const { fonts } = holder.page;
      fonts[id] ??= ref.call(embeddedFont(font));
      return id;
    },
    codeOf(font, { glyph, width, text }) {
      const opened = embeddedFont(font);
      const code = opened.subset.includeGlyph(glyph);
      const known = characters.get(opened) ?? [];
      characters.set(opened, known);
      if (known[code] === undefined) {
        known[code] = text;
        opened.widths[code] = width;
        opened.unicode[code] = codePoints(text);
      }
      return { code, readable: text !== '' && known[code] === text };
    },
  };
}
