import { batchCommand } from './batchCommand.js';
import { calculationCommand } from './calculationCommand.js';
import type { Command } from './command.js';
import { pdfCommand } from './pdfCommand.js';
import { placeCommand } from './placeCommand.js';
import { serveCommand } from './serveCommand.js';

/** Every command, by name. A birth's place name is cosmetic at a terminal and may be left out. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  horoscope: calculationCommand('natalChart', { place: '' }),
  compare: calculationCommand('horoscopeCompare', { place: '' }),
  pdf: pdfCommand,
  panchang: calculationCommand('panchangDay'),
  gochar: calculationCommand('gochar'),
  'gochar-events': calculationCommand('gocharEvents'),
  gochara: calculationCommand('gochara'),
  'gochara-range': calculationCommand('gocharaRange'),
  'saturn-timeline': calculationCommand('saturnTimeline'),
  'planet-ingress': calculationCommand('planetIngress'),
  'marriage-match': calculationCommand('marriageMatch'),
  muhurta: calculationCommand('muhurtaScan'),
  'muhurta-events': calculationCommand('muhurtaEvents'),
  batch: batchCommand,
  place: placeCommand,
  serve: serveCommand,
};
