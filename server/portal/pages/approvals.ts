/** The list of approvals: requests of the firm, and the client's decisions. */
import { html } from '../../../documents/html.js';
import type { PortalPage, Shown } from '../page.js';
import { heading, pager, rows, views } from '../parts.js';
import { addressOf, type PortalVisit } from '../visit.js';
import { approvalRow } from './approval-parts.js';
import { approvalsSection } from './sections.js';

const path = '/portal/approvals';

const filters = { pending: 'pending', decided: 'approved,rejected', all: undefined } as const;
type Which = keyof typeof filters;

export const approvalsPage: PortalPage = { path, section: approvalsSection, show };

async function show(visit: PortalVisit): Promise<Shown> {
  const { say } = visit.words;
  const requested = visit.queryParam('show');
  const which: Which = requested === 'decided' || requested === 'all' ? requested : 'pending';
  const query = { show: which === 'pending' ? undefined : which };
  const { data, pagination } = await visit.read('listPortalApprovals', {
    query: { status: filters[which], page: visit.queryParam('page') },
  });
  const view = (name: Which, label: string) => ({
    label,
    url: addressOf(path, { show: name === 'pending' ? undefined : name }),
    isHere: name === which,
  });
  return {
    title: say('approvals'),
    body: html`${heading(say('approvals'))}
      ${views(say('which_approvals'), [
        view('pending', say('approvals_pending')),
        view('decided', say('approvals_decided')),
        view('all', say('approvals_all')),
      ])}
      <div class="card flush">
        ${rows(
          data.map((approval) => approvalRow(visit, approval)),
          say(which === 'pending' ? 'nothing_to_approve' : 'no_approvals'),
        )}
      </div>
      ${pager(visit, path, query, pagination)}`,
  };
}
