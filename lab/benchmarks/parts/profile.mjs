import { table } from '@ganita/pages/guide/markdown.js';
import { encodeText } from '@ganita/service/cache/encoding.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { readRequest } from 'ganita/api/answer.js';
import { natalChartAnswer } from 'ganita/api/horoscope/horoscope.js';
import { ByteSink } from 'ganita/api/writing/byteSink.js';
import { natalChart } from 'ganita/calculations/natal/natalChart.js';
import { birthsInTurn } from '../births.mjs';
import { duration } from '../table.mjs';

export const marker = 'shares';

const WARM_UP = 150;
const CHARTS = 100;

/** An ephemeris that adds the time spent in it to `spent.ms`. */
function timed(ephemeris, spent) {
  const methods = Object.entries(ephemeris).filter(([, value]) => typeof value === 'function');
  const counting = ([name, method]) => [
    name,
    (...args) => {
      const began = performance.now();
      const result = method.apply(ephemeris, args);
      spent.ms += performance.now() - began;
      spent.calls += 1;
      return result;
    },
  ];
  return { ...ephemeris, ...Object.fromEntries(methods.map(counting)) };
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Where the time of a whole chart goes. */
export async function text() {
  const spent = { ms: 0, calls: 0 };
  const ports = await openPorts();
  const [next, counted] = [birthsInTurn(), { ...ports, ephemeris: timed(ports.ephemeris, spent) }];
  const sink = new ByteSink();
  const marks = [];
  for (let n = 0; n < WARM_UP + CHARTS; n += 1) {
    [spent.ms, spent.calls] = [0, 0];
    const times = [performance.now()];
    const request = readRequest('natalChart', next(), counted);
    const result = natalChart.compute(request, counted);
    times.push(performance.now());
    sink.clear();
    const write = natalChartAnswer.written(result);
    times.push(performance.now());
    write(sink);
    times.push(performance.now());
    const { bytes } = encodeText(sink.written(), 'br');
    times.push(performance.now());
    const [computed, presenting, writing, packing] = times.slice(1).map((time, at) => time - times[at]);
    const row = { ephemeris: spent.ms, rules: computed - spent.ms, presenting, writing, packing };
    if (n >= WARM_UP) marks.push({ ...row, calls: spent.calls, plain: sink.length, packed: bytes.length });
  }
  const middle = (name) => median(marks.map((mark) => mark[name]));
  const parts = [
    ['ephemeris', 'ephemeris'],
    ['rules', 'rules'],
    ['presenting: names, numbers, dates, without the periods of dashas', 'presenting'],
    ['writing as JSON, with the periods of dashas', 'writing'],
    ['brotli', 'packing'],
  ];
  const all = parts.reduce((sum, [, name]) => sum + middle(name), 0);
  const rows = parts.map(([words, name]) => [
    words,
    duration(middle(name)),
    `${Math.round((100 * middle(name)) / all)} %`,
  ]);
  const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
  return `Medians over ${CHARTS} charts with every key, of one warm thread; the ephemeris is called ${middle('calls')} times for a chart.\nA response has ${megabytes(middle('plain'))}, in brotli ${megabytes(middle('packed'))}.\n\n${table(['part of a whole chart', 'time', 'share'], [...rows, ['all', duration(all), '']])}`;
}
