/** The screens of work for each role: they offer exactly what the access matrix allows. */
import { showEachRole } from '../../support/roles/expect-screens.js';
import { clientLooks } from '../../support/roles/looks/clients.js';
import { workLooks } from '../../support/roles/looks/tickets.js';
import { timeLooks } from '../../support/roles/looks/time.js';

describe('the screens of time, approvals, tickets, projects and clients', () => {
  showEachRole([...timeLooks, ...workLooks, ...clientLooks]);
});
