/** The screens of the firm for each role: they offer exactly what the access matrix allows. */
import { showEachRole } from '../../support/roles/expect-screens.js';
import { billingLooks, reportLooks } from '../../support/roles/looks/billing.js';
import { developerLooks, peopleLooks, settingsLooks } from '../../support/roles/looks/firm.js';

describe('the screens of billing, reports, people, settings and developers', () => {
  showEachRole([...billingLooks, ...reportLooks, ...peopleLooks, ...settingsLooks, ...developerLooks]);
});
