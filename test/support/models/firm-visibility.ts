/**
 * What each person of a random firm sees, by the rules of docs/decisions/permissions.md, applied to plain objects.
 */
import type { Permission } from '../../../domain/people/policy.js';
import type { Firm, Person } from './random-firm.js';

/** The permissions that matter here, and the roles below admin that have them by default. */
const byDefault = { can_see_rates: ['manager'], can_see_costs: [], can_manage_invoices: [] } as const;

export function has({ role, granted }: Person, permission: keyof typeof byDefault & Permission): boolean {
  if (role === 'owner' || role === 'admin') return true;
  if (role === 'viewer' && permission === 'can_manage_invoices') return false; // a viewer writes nothing
  if (role === 'contractor' && permission !== 'can_see_rates') return false; // a contractor is outside the firm
  return granted[permission] ?? (byDefault[permission] as readonly string[]).includes(role);
}

/** Managers see the time and expenses of their department, or of all if they have none; others below admin their own. */
export function seesTimeOf(reader: Person, other: Person): boolean {
  if (reader.role === 'manager') return reader.department === null || reader.department === other.department;
  return reader.role === 'member' || reader.role === 'contractor' ? reader.id === other.id : true;
}

/** Contractors see tickets assigned to them, and the projects and clients of those. Contacts follow their client. */
export function seen(firm: Firm, reader: Person) {
  const isOutside = reader.role === 'contractor';
  const tickets = firm.tickets.filter(({ assignee_id }) => !isOutside || assignee_id === reader.id);
  const clients = firm.clients.filter(({ id }) => !isOutside || tickets.some(({ client_id }) => client_id === id));
  const seesInvoices = has(reader, 'can_manage_invoices') || reader.role === 'viewer';
  return {
    users: firm.people,
    tickets,
    clients,
    contacts: firm.contacts.filter(({ client_id }) => clients.some(({ id }) => id === client_id)),
    projects: firm.projects.filter(({ id }) => !isOutside || tickets.some(({ project_id }) => project_id === id)),
    entries: firm.entries.filter(({ user_id }) =>
      firm.people.some((person) => person.id === user_id && seesTimeOf(reader, person)),
    ),
    expenses: firm.expenses.filter(({ user_id }) =>
      firm.people.some((person) => person.id === user_id && seesTimeOf(reader, person)),
    ),
    invoices: seesInvoices ? firm.invoices : undefined,
    creditNotes: seesInvoices ? firm.creditNotes : undefined,
    agreements: seesInvoices
      ? firm.agreements.filter(({ client_id }) => clients.some(({ id }) => id === client_id))
      : undefined,
    tags: firm.tags,
  };
}
