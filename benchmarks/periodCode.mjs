/**
 * Makes the lengths of codes in `src/cache/gzip/periodCode.ts`, after the bytes of periods have changed: counts the symbols that
 * gzip writes of the repeats of 100 charts, and prints the optimal lengths as the file has them. `npm run build` comes first.
 */

import { openPorts } from '../dist/adapters/openPorts.js';
import { readRequest, writeAnswer } from '../dist/api/answer.js';
import { ByteSink } from '../dist/api/writing/byteSink.js';
import { MOST_BITS } from '../dist/cache/gzip/codeTables.js';
import {
  DISTANCE_SYMBOLS,
  distanceSymbol,
  END_OF_BLOCK,
  FIRST_LENGTH_SYMBOL,
  LENGTH_RANGES,
  LITERAL_AND_LENGTH_SYMBOLS,
} from '../dist/cache/gzip/deflateSymbols.js';
import { LEAST_FOR_ZLIB } from '../dist/cache/gzip/periodCode.js';
import { birthsInTurn } from './births.mjs';

const CHARTS = 100;
const BLOCKS_OF_A_CHART = 3;
const [LONGEST_CODE, LONGEST_DISTANCE_CODE] = [13, 9];

const counts = new Array(LITERAL_AND_LENGTH_SYMBOLS).fill(0);
const distanceCounts = new Array(DISTANCE_SYMBOLS).fill(0);

const lengthSymbol = (length) => FIRST_LENGTH_SYMBOL + LENGTH_RANGES.findLastIndex(({ first }) => first <= length);

function countSymbols(text, repeats) {
  const countLiterals = (from, to) => {
    if (to - from < LEAST_FOR_ZLIB) for (const byte of text.subarray(from, to)) counts[byte]++;
  };
  let from = 0;
  for (let index = 0; index < repeats.count; index++) {
    countLiterals(from, repeats.at(index));
    counts[lengthSymbol(repeats.length(index))]++;
    distanceCounts[distanceSymbol(repeats.distance(index))]++;
    from = repeats.at(index) + repeats.length(index);
  }
  countLiterals(from, text.length);
  counts[END_OF_BLOCK] += BLOCKS_OF_A_CHART;
}

/** Lengths of Huffman's codes; rare symbols count as often as it takes that none is longer than its limit. */
function codeLengths(symbolCounts, limitOf) {
  const all = symbolCounts.reduce((sum, count) => sum + count, 0);
  for (let least = all * 2 ** -20; ; least *= 1.1) {
    const lengths = huffmanLengths(
      symbolCounts.map((count, symbol) => Math.max(count, least, all * 2 ** -limitOf(symbol))),
    );
    if (lengths.every((length, symbol) => length <= limitOf(symbol))) return lengths;
  }
}

function huffmanLengths(weights) {
  const lengths = weights.map(() => 0);
  const groups = weights.map((weight, symbol) => ({ weight, symbols: [symbol] }));
  while (groups.length > 1) {
    groups.sort((a, b) => b.weight - a.weight);
    const [first, second] = [groups.pop(), groups.pop()];
    const symbols = [...first.symbols, ...second.symbols];
    for (const symbol of symbols) lengths[symbol]++;
    groups.push({ weight: first.weight + second.weight, symbols });
  }
  return lengths;
}

/** The code of a length and its extra bits are written at once. */
const limitOf = (symbol) =>
  Math.min(LONGEST_CODE, MOST_BITS - (LENGTH_RANGES[symbol - FIRST_LENGTH_SYMBOL]?.extraBits ?? 0));
const inRows = (lengths) =>
  lengths
    .map((length) => length.toString(16))
    .join('')
    .match(/.{1,64}/g);

const ports = await openPorts();
const sink = new ByteSink();
sink.notesRepeats = true;
const next = birthsInTurn();
for (let chart = 0; chart < CHARTS; chart++) {
  countSymbols(writeAnswer('natalChart', readRequest('natalChart', next(), ports), ports, sink), sink.repeats);
}
console.log({
  literalsAndLengths: inRows(codeLengths(counts, limitOf)),
  distances: inRows(codeLengths(distanceCounts, () => LONGEST_DISTANCE_CODE)),
});
