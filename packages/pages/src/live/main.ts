/** What becomes live on a page that works without it. */

import { makeBirthFilesLive } from './birthFile.js';
import { makeBirthFormLive } from './birthForm.js';
import { echoDates } from './dateEcho.js';
import { makeDeviceLive } from './device.js';
import { listFamily } from './family.js';
import { makePartsLive } from './liveParts.js';
import { closeMenus } from './menus.js';
import { markNow } from './now.js';
import { followPartLinks } from './partLinks.js';
import { makePlacePickersLive } from './placePicker.js';
import { makePrintButtonsLive } from './print.js';
import { makeShareLive } from './share.js';
import { onEachPage } from './shownPage.js';
import { followVisits, openVisit } from './visits.js';

closeMenus();
followPartLinks();
followVisits();
makePartsLive();
onEachPage(() => {
  makeBirthFilesLive();
  makeBirthFormLive();
  echoDates();
  makeDeviceLive();
  listFamily();
  markNow();
  makePlacePickersLive();
  makePrintButtonsLive();
  makeShareLive();
});
openVisit();
