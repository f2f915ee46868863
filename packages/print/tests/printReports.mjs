// A process of its own: prints the reports that standard input requests, in their order, and writes the digest of each.
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { makeReport } from '@ganita/print/report/makeReport.js';
import { readReportRequest } from '@ganita/print/report/request/reportRequest.js';
import { openPorts } from 'ganita/adapters/openPorts.js';

const ports = await openPorts();
const digests = {};
for (const [title, body] of JSON.parse(await text(process.stdin))) {
  const bytes = await makeReport(readReportRequest(body, ports), ports);
  digests[title] = createHash('sha256').update(bytes).digest('hex');
}
process.stdout.write(JSON.stringify(digests));
