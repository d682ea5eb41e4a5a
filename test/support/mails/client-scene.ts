/**
 * A contact of a client and their ticket, for tests of mails to clients; the names contain HTML, which mails must
 * escape.
 */
import { randomUUID } from 'node:crypto';
import type { Schemas } from '../../../contract/contract.js';
import { buildClient, buildContact, buildTicket } from '../builders/factories.js';
import { buildWorkspace } from '../builders/workspace.js';
import type { ApiClient } from '../service/api.js';

export const hostile = {
  contact: 'Zoë <script>alert(1)</script>',
  title: '"><img src=x onerror=alert(1)>',
} as const;

/** The address of the portal in mails. */
export const portal = 'http://docket.test/portal';

export const newAddress = (prefix = ''): string => `${prefix}${randomUUID()}@client.example`;

export interface Scene {
  readonly live: ApiClient;
  readonly contact: Schemas['Contact'];
  readonly email: string;
  readonly ticket: Schemas['Ticket'];
}

/** A contact who gets invoices and has full access to the portal, with a ticket. */
export async function buildScene(locale: string | null, values: object = {}, email = newAddress()): Promise<Scene> {
  const { live } = await buildWorkspace();
  const client = await buildClient(live, { locale });
  const contact = await buildContact(live, {
    client_id: client.id,
    name: hostile.contact,
    email,
    is_billing: true,
    portal_access: 'full',
    ...values,
  });
  const ticket = await buildTicket(live, { client_id: client.id, contact_id: contact.id, title: hostile.title });
  return { live, contact, email, ticket };
}

/** A public reply of the team on the ticket. */
export const reply = ({ live, ticket }: Scene, content = 'Done.', headers: Record<string, string> = {}) =>
  live.call('createTicketActivity', { params: { id: ticket.id }, body: { content, visibility: 'public' }, headers });

/** Mails a statement of a month without any entries. */
export const sendStatement = ({ live, contact }: Scene) =>
  live.call('sendClientStatement', {
    params: { id: contact.client_id },
    body: { period: { from: '2026-01-01', to: '2026-01-31' } },
  });
