/**
 * Ganita on an edge runtime: `POST /panchangDay` with the fields of a request as JSON. The name in the path is that of the method
 * of the library. The library is opened at the first request and kept.
 */
import { DomainError, openGanita, StructureError } from './ganita.js';
import stars from './sefstars.txt';
import moon from './semo_18.se1';
import planets from './sepl_18.se1';
import program from './swisseph.wasm';
import hindi from './words/hi.json';
import zones from './zoneHistory.bin';

let opened;

const open = () =>
  openGanita({
    data: {
      'swisseph.wasm': program,
      'sepl_18.se1': planets,
      'semo_18.se1': moon,
      'sefstars.txt': stars,
      'zoneHistory.bin': zones,
      'words/hi.json': hindi,
    },
    languages: ['hi'],
  });

/** What a request does not allow is its own fault: 422 for its structure, 400 for its values. */
const statusOf = (error) => (error instanceof StructureError ? 422 : error.code === 'invalid_input' ? 400 : 500);

export default {
  async fetch(request) {
    opened ??= open();
    const ganita = await opened;
    const [, name, picture] = new URL(request.url).pathname.split('/');
    try {
      const fields = await request.json();
      if (name === 'svg')
        return new Response(ganita.svg[picture](fields), { headers: { 'content-type': 'image/svg+xml' } });
      return Response.json(ganita.answer(name, fields));
    } catch (error) {
      if (!(error instanceof StructureError || error instanceof DomainError)) throw error;
      return Response.json({ detail: error.message }, { status: statusOf(error) });
    }
  },
};
