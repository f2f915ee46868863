// A worker thread that prints many reports in all languages and styles, one after the other, and says how much memory it uses then.
import { parentPort, workerData } from 'node:worker_threads';
import { makeReport } from '@ganita/print/report/makeReport.js';
import { readReportRequest } from '@ganita/print/report/request/reportRequest.js';
import { openPorts } from 'ganita/adapters/openPorts.js';

const { bodies, photo } = workerData;
const ports = await openPorts();
let longestMs = 0;
let bytes = 0;
for (const [index, body] of bodies.entries()) {
  const began = performance.now();
  const pdf = await makeReport(readReportRequest(index % 10 === 0 ? { ...body, photo } : body, ports), ports);
  if (index > 0) longestMs = Math.max(longestMs, performance.now() - began);
  bytes = Math.max(bytes, index % 10 === 0 ? 0 : pdf.length);
}
const { heapTotal, heapUsed, external } = process.memoryUsage();
parentPort.postMessage({ heapTotal, heapUsed, external, longestMs, bytes });
