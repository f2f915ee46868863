import { LANGUAGES, type Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { overlaps } from './overlaps.js';
import {
  factsOf,
  hasPoppler,
  type PageWord,
  plainDigits,
  rasterised,
  rowsOf,
  structureOf,
  wordsOf,
} from './poppler.js';
import { CASES, horoscopeOf, reportOf } from './reports.js';

const A4 = { width: 595.28, height: 841.89 };
const KILOBYTE = 1024;

describe.each(CASES)('the report: $title', ({ body }) => {
  const language = body.language as Language;
  let pdf: Uint8Array;
  let pages: readonly (readonly PageWord[])[] = [];
  beforeAll(async () => {
    pdf = await reportOf(body);
    if (hasPoppler) pages = wordsOf(pdf);
  });

  it('is at most 400 KB, in its language, with bookmarks and nothing of the day it was made', () => {
    const text = Buffer.from(pdf).toString('latin1');
    expect(pdf.length).toBeLessThan(400 * KILOBYTE);
    expect(text).toContain(`/Lang (${language === 'ka' ? 'kn' : language})`);
    expect(text.match(/\/Title /g)?.length).toBeGreaterThan(15);
    expect(text.match(/\(D:\d+Z\)/g)).toEqual(['(D:20000101000000Z)']);
    expect(text.includes('/URI')).toBe(body.online_url !== undefined);
  });

  describe.runIf(hasPoppler)('read by poppler', () => {
    it('has all its text inside the pages', () => {
      const outside = pages
        .flat()
        .filter(
          ({ left, right, top, bottom }) => left < 20 || right > A4.width - 20 || top < 15 || bottom > A4.height - 8,
        );
      expect(outside).toEqual([]);
    });

    it('has no word written over another', () => {
      expect(pages.flatMap((words, page) => overlaps(words).map((pair) => `${page + 1}: ${pair}`))).toEqual([]);
    });

    it('says to a reader of screens what is a heading, a row and a chart', () => {
      expect(factsOf(pdf).Tagged).toBe('yes');
      const count = (type: string): number => structureOf(pdf).filter((one) => one === type).length;
      expect(count('H1')).toBeGreaterThan(15);
      expect(count('P')).toBeGreaterThan(100);
      expect(count('Figure')).toBeGreaterThan(15);
    });

    it('can be searched in its script', () => {
      const text = pages.flat().map(({ text: word }) => word.normalize('NFC'));
      const wanted = [
        ...Object.values(WORDS[language].zodiac.body),
        WORDS[language].report.phrase.janma_kundali,
        WORDS[language].report.phrase.ashtakavarga,
        WORDS[language].report.phrase.vimsottari,
        ...(typeof body.name === 'string' ? [body.name] : []),
        String(body.place),
      ];
      expect(wanted.flatMap((words) => words.split(' ')).filter((word) => !text.includes(word))).toEqual([]);
    });

    it('names every section in the contents with the page on which it begins', () => {
      const { contents } = WORDS[language].report.phrase;
      const rows =
        pages
          .slice(1)
          .map(rowsOf)
          .find((page) => page.includes(contents)) ?? [];
      const sections = rows
        .slice(rows.indexOf(contents) + 1)
        .flatMap((row) => [...row.matchAll(/(\D.*?)\s+(\d+)(?=\s|$)/g)])
        .map(([, title = '', page]) => [title.trim(), Number(page)] as const)
        .filter(([title]) => title !== '/' && title !== body.name);
      expect(sections.length).toBeGreaterThan(20);
      for (const [title, page] of sections) expect(rowsOf(pages[page - 1] ?? [])).toContain(title);
    });

    it('writes in its own letters and figures, except for names of zones, rules and versions', () => {
      const foreign = /[A-Za-z]/;
      const figures = language === 'hi' || language === 'ka' ? /[0-9]/ : /[\u0966-\u096f\u0ce6-\u0cef]/;
      const { conventions } = WORDS[language].report.phrase;
      const inside = pages
        .slice(1, -1)
        .filter((words) => rowsOf(words)[0] !== conventions)
        .flat();
      if (language !== 'en') expect(inside.filter(({ text }) => foreign.test(text))).toEqual([]);
      expect([...(pages[0] ?? []), ...inside].filter(({ text }) => figures.test(text))).toEqual([]);
    });

    /** The pages of a section that begins a page of its own. */
    const pagesOf = (id: 'yogas' | 'other_graha_dashas' | 'rasi_dashas') =>
      pages.slice(2).filter((words) => rowsOf(words)[0] === WORDS[language].report.phrase[id]);

    it('begins no page of yogas without the name of the yoga', () => {
      const tops = pagesOf('yogas').flatMap((words) => {
        const head = words.find(({ text }) => text === WORDS[language].report.phrase.evidence);
        const below = words.filter(({ top }) => head !== undefined && top > head.bottom - 3);
        const first = Math.min(...below.map(({ top }) => top));
        return head === undefined ? [] : [below.filter(({ top }) => top < first + 14)];
      });
      for (const row of tops) expect(Math.min(...row.map(({ left }) => left))).toBeLessThan(50);
    });

    it('begins no column of dashas without the name of the dasha', () => {
      for (const words of [...pagesOf('other_graha_dashas'), ...pagesOf('rasi_dashas')]) {
        const dates = words.filter(({ text }) => /^\d\d-\d\d-\d{4}$/.test(plainDigits(text)));
        const firstInColumn = new Map<number, number>();
        for (const { right, top } of dates) {
          const column = Math.floor((right - 40) / ((A4.width - 80) / 5) - 0.05);
          firstInColumn.set(column, Math.min(top, firstInColumn.get(column) ?? top));
        }
        const tops = [...firstInColumn.values()];
        expect(tops.length).toBeGreaterThan(1);
        expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
      }
    });

    it('counts its pages at the foot of each', () => {
      expect(Number(factsOf(pdf).Pages)).toBe(pages.length);
      pages.slice(1).forEach((words, index) => {
        expect(rowsOf(words).at(-1)).toMatch(new RegExp(`${index + 2} / ${pages.length}$`));
      });
    });

    it('has no page that is empty or nearly so, and clean margins', () => {
      const drawn = rasterised(pdf, 30);
      expect(drawn).toHaveLength(pages.length);
      const inked = drawn.map(({ dots }) => dots.reduce((sum, dot) => sum + (dot < 235 ? 1 : 0), 0) / dots.length);
      // In letters of 8 pt a list may end with a few lines on a page of its own.
      expect(inked.map((share, page) => [page + 1, share] as const).filter(([, share]) => share < 0.012)).toEqual([]);
      for (const { width, height, dots } of drawn.slice(1)) {
        const edge = [0, 1, 2, 3].flatMap((row) => [...dots.subarray(row * width, (row + 1) * width)]);
        const sides = Array.from({ length: height }, (_, row) => [
          dots[row * width + 3],
          dots[(row + 1) * width - 4],
        ]).flat();
        expect(Math.min(...edge, ...sides.map((dot) => dot ?? 255))).toBe(255);
      }
    });
  });
});

describe('a photo on the cover', () => {
  const [first] = CASES;
  const withPhoto = async (width: number, height: number): Promise<Uint8Array> => {
    const photo = await sharp({ create: { width, height, channels: 3, background: '#2255aa' } })
      .jpeg()
      .toBuffer();
    return reportOf({ ...first?.body, photo: photo.toString('base64') });
  };

  it.each([
    [900, 1200],
    [1200, 300],
    [60, 60],
  ])('of %d by %d pixels is placed next to the chart', async (width, height) => {
    const pdf = Buffer.from(await withPhoto(width, height));
    expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
    if (!hasPoppler) return;
    const [cover] = rasterised(pdf, 40);
    const blue = 0.299 * 0x22 + 0.587 * 0x55 + 0.114 * 0xaa;
    const dots = [...(cover?.dots ?? [])].filter((dot) => Math.abs(dot - blue) < 6).length;
    expect(dots / (cover?.dots.length ?? 1)).toBeGreaterThan(0.01);
  });
});

describe.runIf(hasPoppler)('a birth of a day without sunrise', () => {
  it.each(['en', 'ka'] as const)('says so, without an empty table, %s', async (language) => {
    const pdf = await reportOf({
      date: '1980-06-21',
      time: '23:10:00',
      place: 'x',
      latitude: 69.6492,
      longitude: 18.9553,
      timezone: 1,
      language,
      pages: ['avakahada'],
    });
    const rows = rowsOf(wordsOf(pdf)[0] ?? []);
    const { no_sunrise, start, end } = WORDS[language].report.phrase;
    expect(rows).toContain(no_sunrise);
    expect(rows.filter((row) => row === `${start} ${end}`)).toEqual([]);
  });
});

describe.runIf(hasPoppler)('the avakahada chakra', () => {
  const BIRTH = {
    date: '2001-05-26',
    time: '21:48:00',
    place: 'Shrirampur',
    latitude: 19.3833,
    longitude: 74.65,
    timezone: 5.5,
    rules: { sunrise_definition: 'apparent_upper_limb' },
    pages: ['avakahada'],
  };

  it.each(LANGUAGES)('has the paya of the nakshatra and the ishtakala, %s', async (language) => {
    const { report, birthAttributes } = WORDS[language];
    const text = rowsOf(wordsOf(await reportOf({ ...BIRTH, language }))[0] ?? []).join(' ');
    expect(text).toContain(`${report.phrase.paya} (${report.phrase.nakshatra})`);
    expect(text).toContain(birthAttributes.paya.silver);
    expect(text).toContain(`${report.phrase.ishtakala} 39-46-34`);
  });
});

describe.runIf(hasPoppler)('a birth before sunrise', () => {
  it('has on its cover the sunrise that decides its vara, with its date', async () => {
    const [, second] = CASES;
    const [cover = []] = wordsOf(await reportOf({ ...second?.body, language: 'en', pages: ['cover'] }));
    expect(rowsOf(cover).filter((row) => /Sun(rise|set)/.test(row))).toEqual([
      expect.stringMatching(/Sunrise 14-08-1947 05:49:09$/),
      expect.stringMatching(/Sunset 14-08-1947 19:02:17$/),
    ]);
    expect(rowsOf(cover).join(' ')).toContain('Born before sunrise');
  });
});

describe.runIf(hasPoppler)('a report of another chart than that of the birth', () => {
  const [first] = CASES;

  it('says on its cover of which return it is, and heads the panchanga with it', async () => {
    const body = { ...first?.body, pravesha_type: 1, years: 50, pages: ['cover', 'avakahada'] };
    const [cover = [], contents = []] = wordsOf(await reportOf(body)).map(rowsOf);
    const returned = 'Annual Chart (Varsha Pravesha)';
    const [date = '', time = ''] = horoscopeOf(body).pravesha?.moment.split('T') ?? [];
    const moment = `${date.split('-').reverse().join('-')} ${time}`;
    expect(cover.filter((row) => row.startsWith('Annual Chart') && row.includes(moment))).toHaveLength(1);
    expect([...cover, ...contents].filter((row) => row.includes('Panchang at birth'))).toEqual([]);
    expect(contents).toContain(returned);
  });

  it('marks what is read in the chosen divisional chart', async () => {
    const body = { ...first?.body, divisional_chart_factor: 9 };
    const text = wordsOf(await reportOf(body)).flatMap(rowsOf);
    for (const title of ['Special lagnas', 'Upagrahas', 'Sphutas', 'Of the planets'])
      expect(text).toContain(`${title} (D-9)`);
    expect(text.filter((row) => row.includes('From the Sun (D-9) From the Moon (D-9)'))).toHaveLength(1);
  });
});

describe.runIf(hasPoppler)('a long place', () => {
  it('is on the cover in readable letters, all of it', async () => {
    const place =
      'Neyyattinkara near Thiruvananthapuram, district Trivandrum, State of Kerala, Republic of India, Old Hospital';
    const [first] = CASES;
    const [cover = []] = wordsOf(await reportOf({ ...first?.body, place, pages: ['cover'] }));
    const [date] = cover.filter(({ text }) => text.startsWith('Saturday'));
    for (const word of place.split(' ').filter(({ length }) => length > 3)) {
      const [found] = cover.filter(({ text }) => text === word);
      expect(found && found.bottom - found.top).toBeCloseTo(date === undefined ? 0 : date.bottom - date.top, 1);
    }
  });
});

describe('a report of some keys', () => {
  it('has the cover and the pages of these keys alone', async () => {
    const [first] = CASES;
    const few = await reportOf({
      ...first?.body,
      template: null,
      sections: ['shad_bala', 'bhava_bala', 'vimsopaka_bala'],
    });
    const titles =
      Buffer.from(few)
        .toString('latin1')
        .match(/\/Title \d+ 0 R|\/Title \([^)]*\)/g) ?? [];
    expect(titles.filter((title) => title.includes('(')).map((title) => title.slice('/Title ('.length, -1))).toEqual([
      'Janma Kundali',
      'Strengths',
    ]);
  });
});
