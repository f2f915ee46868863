import { openPorts } from '../adapters/openPorts.js';
import { locationRecord } from '../api/location/location.js';
import { findLocation } from '../calculations/location/locations.js';
import { StructureError } from '../calculations/validation/structureError.js';
import { type Command, printed } from './command.js';

/** `ganita place "Salem, Oregon"`: coordinates and zone of a place. */
export const placeCommand: Command = {
  summary: 'Coordinates and zone of a place',
  help: () => '  the name, also "City, State" or "City, Country"\n',
  async run(args) {
    const ports = await openPorts();
    const location = findLocation(args.join(' '), ports);
    if (location === null) throw new StructureError('query', 'no place of this name is known');
    return printed(locationRecord(location, ports.places.source));
  },
};
