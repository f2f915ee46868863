import { commandsOf } from '@ganita/service/cli/endpointCommands.js';
import { optionName } from '@ganita/service/cli/options.js';
import { openGanita } from 'ganita';
import { ENDPOINTS, picturesOf } from 'ganita/api/endpoints.js';
import { describe, expect, it } from 'vitest';
import { PICTURE_REQUESTS } from '../../../../tests/pictureRequests.js';

describe('the commands of pictures', () => {
  it('write what the library draws', async () => {
    const { svg } = await openGanita();
    const drawn = {
      chart: svg.chart(PICTURE_REQUESTS.chart),
      dasha: svg.dasha(PICTURE_REQUESTS.dasha),
      strengths: svg.strengths(PICTURE_REQUESTS.strengths),
      ashtakavarga: svg.ashtakavarga(PICTURE_REQUESTS.ashtakavarga),
      day: svg.day(PICTURE_REQUESTS.day),
      saturn: svg.saturn(PICTURE_REQUESTS.saturn),
      transits: svg.transits(PICTURE_REQUESTS.transits),
    };
    const commands = commandsOf(ENDPOINTS);
    for (const [, { picture }] of picturesOf(ENDPOINTS)) {
      const name = picture as keyof typeof drawn;
      const args = Object.entries(PICTURE_REQUESTS[name]).map(([field, value]) => `--${optionName(field)}=${value}`);
      const written = await commands[`svg ${name}`]?.run(args);
      expect(Buffer.from(written as Uint8Array).toString('utf8'), name).toBe(drawn[name]);
    }
  });
});
