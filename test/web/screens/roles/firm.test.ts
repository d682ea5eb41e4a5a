/** The screens of the firm, as a user of each role finds them: what the access matrix lets them do, and nothing else. */
import { showEachRole } from '../../support/roles/expect-screens.js';
import { billingLooks, reportLooks } from '../../support/roles/looks/billing.js';
import { developerLooks, peopleLooks, settingsLooks } from '../../support/roles/looks/firm.js';

describe('the screens of billing, reports, people, settings and developers', () => {
  showEachRole([...billingLooks, ...reportLooks, ...peopleLooks, ...settingsLooks, ...developerLooks]);
});
