/** Labels of permissions and of a person's fields. */
import type { Permission } from '../../../domain/people/policy.js';
import type { ShownField } from '../../entities/schema/schema-field.js';

export const permissionLabels: Readonly<Record<Permission, { readonly short: string; readonly long: string }>> = {
  can_see_rates: { short: 'Rates', long: 'See hourly rates and what time is worth' },
  can_see_costs: { short: 'Costs', long: 'See cost rates and profit' },
  can_approve_time: { short: 'Approve', long: 'Approve time and expenses' },
  can_manage_invoices: { short: 'Invoices', long: 'Manage invoices, payments, retainers and rate cards' },
  can_manage_clients: { short: 'Clients', long: 'Manage clients and contacts' },
  can_manage_projects: { short: 'Projects', long: 'Manage projects' },
  can_manage_team: { short: 'Team', long: 'Invite, change and stop members, viewers and contractors' },
  can_view_reports: { short: 'Reports', long: 'See reports' },
  can_export_data: { short: 'Export', long: 'Export data as CSV and PDF' },
};

const mailsToMe: readonly ShownField[] = [
  { name: 'notifications.ticket_assigned', label: 'Mail me when a ticket is assigned to me', hint: null },
  { name: 'notifications.ticket_replied', label: 'Mail me when a client replies on a ticket of mine', hint: null },
];

const mailsToThem: readonly ShownField[] = [
  { name: 'notifications.ticket_assigned', label: 'Mail when a ticket is assigned to them', hint: null },
  { name: 'notifications.ticket_replied', label: 'Mail when a client replies on a ticket of theirs', hint: null },
];

const fieldsOfProfile: readonly ShownField[] = [
  { name: 'name', label: 'Name' },
  { name: 'title', label: 'Title' },
  { name: 'department', label: 'Department' },
  { name: 'phone', label: 'Phone' },
  { name: 'timezone', label: 'Time zone', kind: 'zone', hint: 'Empty for that of the firm.' },
];

/** The fields of the user's own profile that they may change. */
export const ownFields: readonly ShownField[] = [
  ...fieldsOfProfile.filter(({ name }) => name !== 'department'),
  ...mailsToMe,
];

/** The fields of a person whom the user manages; `mine` is for the user's own profile. */
export const managedFields = {
  mine: [...fieldsOfProfile, ...mailsToMe],
  theirs: [...fieldsOfProfile, ...mailsToThem],
} as const;

export const workFields: readonly ShownField[] = [
  { name: 'capacity.hours_per_week', label: 'Hours a week', unit: 'h' },
  { name: 'capacity.billable_target', label: 'Of that billable', unit: '%' },
  { name: 'rates.bill_rate', label: 'Hourly rate', kind: 'money', hint: 'Empty for that of the client or the firm.' },
  { name: 'rates.cost_rate', label: 'Cost of an hour', kind: 'money', hint: 'For profit in reports.' },
];
