/** The contact behind a portal request: the one who is signed in to the portal. */
import type { Context } from 'koa';
import sql from 'sql-template-tag';
import { isLetIn } from '../../models/clients/portal-reader.js';
import type { Db } from '../../database/db.js';
import type { PortalContact } from '../../models/context.js';
import { findSession } from '../../models/people/session.js';
import { selectByKey } from '../../models/select.js';
import { clockOf, findWorkspaceContext } from '../../models/workspace/workspace-context.js';
import { isRefusedKey } from '../limits/attempts.js';
import { unauthorized, type Identity } from './auth.js';
import type { IdentifyParts } from './identify.js';
import { assertOwnOrigin } from './own-origin.js';
import { readSession } from './session-cookie.js';

const isSafe = ({ method }: Context): boolean => method === 'GET' || method === 'HEAD';

/** The contact who is signed in, with their current permissions; `unauthorized` for anyone else, including API keys. */
export function identifyContactBy({ db, settings, attempts }: IdentifyParts): (koa: Context) => Promise<Identity> {
  return async (koa) => {
    const secret = readSession(koa, 'portal', settings);
    if (secret === undefined) throw unauthorized('Nobody is signed in to the portal: sign in at /portal/sign-in');
    if (!isSafe(koa)) assertOwnOrigin(koa, settings);
    try {
      return await contactOf(db, secret, koa.ip);
    } catch (error) {
      if (isRefusedKey(error)) await attempts.refusedKey(koa.ip);
      throw error;
    }
  };
}

interface ContactRow {
  readonly id: string;
  readonly client_id: string;
  readonly portal_access: PortalContact['level'];
  readonly sees_invoices: number;
}

async function contactOf(db: Db, secret: string, ip: string): Promise<Identity> {
  const session = await findSession({ db }, secret, ip);
  if (!session?.contact_id) throw unauthorized('The session has ended: sign in again');
  const [workspace, [row]] = await Promise.all([
    findWorkspaceContext({ db }, session.workspace_id),
    selectByKey<ContactRow>(
      { db },
      sql`SELECT c.id, c.client_id, c.portal_access, c.is_billing OR c.receives_invoices AS sees_invoices
            FROM contacts c JOIN clients l ON l.id = c.client_id AND l.workspace_id = c.workspace_id
           WHERE c.id = ${session.contact_id} AND c.workspace_id = ${session.workspace_id}
             AND ${isLetIn}`,
    ),
  ]);
  if (!workspace || !row) throw unauthorized('This contact has no access to the portal');
  const { id, client_id: clientId, portal_access: level, sees_invoices } = row;
  return {
    // The role that sees the least: code that has no rule for contacts shows them nothing.
    scope: {
      workspaceId: workspace.id,
      userId: '',
      role: 'contractor',
      permissions: new Set(),
      department: null,
      readOnly: false,
      contact: { id, clientId, level, seesInvoices: sees_invoices === 1, sessionId: session.id },
    },
    workspace,
    now: clockOf(workspace),
    apiKeyId: null,
  };
}
