/** The initial lists of a new workspace, in order (docs/decisions/workspaces.md); it can change all of them. */

type Listed<T> = T & { readonly name_key: string; readonly position: number };

const listed = <T extends { readonly name: string }>(rows: readonly T[]): Listed<T>[] =>
  rows.map((row, at) => ({ ...row, name_key: row.name.toLowerCase(), position: at + 1 }));

/** Statuses; a new ticket has the first. */
export const ticketStatuses = listed([
  { name: 'New', type: 'open', color: '#3b82f6', pauses_sla: false },
  { name: 'In Progress', type: 'open', color: '#8b5cf6', pauses_sla: false },
  { name: 'Waiting on Client', type: 'open', color: '#f59e0b', pauses_sla: true },
  { name: 'Resolved', type: 'closed', color: '#10b981', pauses_sla: false },
  { name: 'Closed', type: 'closed', color: '#6b7280', pauses_sla: false },
] as const);

/** Priorities, the lowest first, with SLA targets in minutes. */
export const ticketPriorities = listed([
  { name: 'Low', color: '#6b7280', sla_response: 480, sla_resolution: 4320, is_default: false },
  { name: 'Normal', color: '#3b82f6', sla_response: 240, sla_resolution: 1440, is_default: true },
  { name: 'High', color: '#f59e0b', sla_response: 60, sla_resolution: 480, is_default: false },
  { name: 'Urgent', color: '#ef4444', sla_response: 15, sla_resolution: 240, is_default: false },
]);

/** Types of agreements, with the hours per period that they usually include. */
export const agreementTypes = [
  { name: 'Support Retainer', name_key: 'support retainer', default_hours: 10 },
  { name: 'Development Retainer', name_key: 'development retainer', default_hours: 40 },
];

export const projectTypes = ['Consulting', 'Support', 'Development'].map((name) => ({
  name,
  name_key: name.toLowerCase(),
}));
