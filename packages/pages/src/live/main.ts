/** What becomes live on a page that works without it. */
import { makeBirthFormLive } from './birthForm.js';
import { makePartsLive } from './liveParts.js';
import { closeMenus } from './menus.js';
import { markNow } from './now.js';
import { makePlacePickersLive } from './placePicker.js';
import { makePrintButtonsLive } from './print.js';

closeMenus();
makeBirthFormLive();
markNow();
makePartsLive();
makePlacePickersLive();
makePrintButtonsLive();
