/** The screens of the work itself, as a user of each role finds them: what the access matrix lets them do, and nothing else. */
import { showEachRole } from '../../support/roles/expect-screens.js';
import { clientLooks } from '../../support/roles/looks/clients.js';
import { workLooks } from '../../support/roles/looks/tickets.js';
import { timeLooks } from '../../support/roles/looks/time.js';

describe('the screens of time, approvals, tickets, projects and clients', () => {
  showEachRole([...timeLooks, ...workLooks, ...clientLooks]);
});
