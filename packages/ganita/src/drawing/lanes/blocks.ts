import type { Shape } from '../scene.js';
import { boxOutline } from '../scene.js';
import { ASCENT, DESCENT } from '../text/labelBox.js';
import { textWidth } from '../text/width.js';
import type { Block, Lane } from './lane.js';

/** Height of the blocks of a row. */
export const BLOCK_HEIGHT = 18;
/** Font sizes that are tried in a block. */
const SIZES = [10.5, 9, 8] as const;
/** Space on each side of a text. */
const PAD = 1;
const QUALITY_PAD = 2;
const LOOKS = { plain: 'block', shaded: 'shadedBlock', running: 'runningBlock' } as const;

/** The numbers of notes: one for each text, in the order in which they are needed. */
export interface Notes {
  /** The number that a note has or would have. */
  readonly numberOf: (note: string) => string;
  /** Note a text: its number is shown. */
  readonly take: (note: string) => void;
}

interface Written {
  readonly text: string;
  readonly size: number;
}

const widthOf = ({ start, end }: Block, width: number): number => (end - start) * width;

/** A text at the first size at which it fits; null where it fits at none. */
function fitting(text: string, room: number): Written | null {
  const size = SIZES.find((each) => textWidth(text, each) <= room - 2 * PAD);
  return size === undefined ? null : { text, size };
}

/** The number of a note may touch the borders of its block. Where it has no room, the description alone has the text. */
function numbered(block: Block, room: number, notes: Notes): Written | null {
  const text = notes.numberOf(block.note);
  const size = SIZES.find((each) => textWidth(text, each) <= room - 0.4);
  if (size === undefined) return null;
  notes.take(block.note);
  return { text, size };
}

const firstFitting = (block: Block, room: number): Written | null =>
  block.labels.map((label) => fitting(label, room)).find((written) => written !== null) ?? null;

/** What is written in each block of a row; null where nothing has room. */
function textsOf({ blocks, isUniform }: Lane, width: number, notes: Notes): readonly (Written | null)[] {
  if (!isUniform) {
    return blocks.map(
      (block) => firstFitting(block, widthOf(block, width)) ?? numbered(block, widthOf(block, width), notes),
    );
  }
  const kinds = Math.max(0, ...blocks.map(({ labels }) => labels.length));
  for (let kind = 0; kind < kinds; kind += 1) {
    const texts = blocks.map((block) => fitting(block.labels[kind] ?? block.note, widthOf(block, width)));
    if (texts.every((text) => text !== null)) {
      const size = Math.min(...texts.map((text) => text.size));
      return texts.map(({ text }) => ({ text, size }));
    }
  }
  return blocks.map((block) => numbered(block, widthOf(block, width), notes));
}

/** The blocks of a row, those that run last: their outline is above that of their neighbours. */
export function blockShapes(lane: Lane, left: number, top: number, width: number, notes: Notes): readonly Shape[] {
  const texts = textsOf(lane, width, notes);
  const areas: Shape[] = [];
  const running: Shape[] = [];
  const lines: Shape[] = [];
  const labels: Shape[] = [];
  lane.blocks.forEach((block, index) => {
    const x = left + block.start * width;
    const wide = widthOf(block, width);
    const points = boxOutline(x, top, wide, BLOCK_HEIGHT);
    (block.look === 'running' ? running : areas).push({ kind: 'polygon', role: LOOKS[block.look], points });
    if (block.quality !== null) {
      const y = top + BLOCK_HEIGHT - 2;
      const [from, to] = [x + Math.min(QUALITY_PAD, wide / 4), x + wide - Math.min(QUALITY_PAD, wide / 4)];
      lines.push({
        kind: 'line',
        role: block.quality,
        points: [
          [from, y],
          [to, y],
        ],
      });
    }
    const written = texts[index] ?? null;
    if (written === null) return;
    const { text, size } = written;
    const middle = top + BLOCK_HEIGHT / 2 - (block.quality === null ? 0 : 1);
    const at = [x + wide / 2, middle + ((ASCENT - DESCENT) / 2) * size] as const;
    const id = block.id === undefined ? {} : { id: block.id };
    labels.push({ kind: 'text', role: 'label', text, at, anchor: 'middle', size, ...id });
  });
  return [...areas, ...running, ...lines, ...labels];
}
