import { openPorts } from 'ganita/adapters/openPorts.js';
import { readRequestOf } from 'ganita/api/answerTo.js';
import { pictureRow } from 'ganita/api/endpoints.js';
import { pictureOf } from 'ganita/api/pictures/draw.js';
import { describe, expect, it } from 'vitest';
import { png } from './pictures.js';

const ports = await openPorts();

describe('a PNG', () => {
  it('is not drawn where it would have more than 8 million pixels', async () => {
    const row = pictureRow('svgDay');
    const day = { latitude: 13.0827, longitude: 80.2707, timezone: 5.5, date: '2026-01-14', format: 'png', size: 2048 };
    await expect(png(pictureOf(row, readRequestOf(row, day, ports), ports))).rejects.toThrow(
      /^size must be <= 1\d{3} for a PNG of this picture$/,
    );
  });
});
