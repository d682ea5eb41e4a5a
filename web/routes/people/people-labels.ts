/** Labels of permissions and of a person's fields. */
import type { Permission } from '../../../domain/people/policy.js';
import type { ShownField } from '../../entities/schema/schema-field.js';
import { t } from '../../messages/text.js';

export const permissionLabels: Readonly<Record<Permission, { readonly short: string; readonly long: string }>> = {
  can_see_rates: { short: t('people.rates'), long: t('people.seeRates') },
  can_see_costs: { short: t('people.costs'), long: t('people.seeCostRatesAndProfit') },
  can_approve_time: { short: t('people.approvals'), long: t('people.approveTimeAndExpenses') },
  can_manage_invoices: { short: t('common.invoices'), long: t('people.manageInvoices') },
  can_manage_clients: { short: t('shell.clients'), long: t('people.manageClientsAndContacts') },
  can_manage_projects: { short: t('shell.projects'), long: t('people.manageProjects') },
  can_manage_team: { short: t('people.team'), long: t('people.manageTeam') },
  can_view_reports: { short: t('shell.reports'), long: t('people.seeReports') },
  can_export_data: { short: t('people.export'), long: t('people.exportDataAsCsvAndPdf') },
};

/** The fields of a profile that those who manage the person may change. */
export const managedFields: readonly ShownField[] = [
  { name: 'name', label: t('common.name') },
  { name: 'title', label: t('people.jobTitle') },
  { name: 'department', label: t('common.department') },
  { name: 'phone', label: t('common.phone') },
  {
    name: 'locale',
    label: t('common.field.language'),
    kind: 'language',
    noneLabel: t('people.languageOfFirm'),
    hint: t('people.languageHint'),
  },
  { name: 'timezone', label: t('common.timeZone'), kind: 'zone', hint: t('people.timeZoneHint') },
];

/** The fields of the user's own profile that they may change. */
export const ownFields = managedFields.filter(({ name }) => name !== 'department');

export const workFields: readonly ShownField[] = [
  { name: 'capacity.hours_per_week', label: t('people.weeklyCapacity'), unit: 'h' },
  { name: 'capacity.billable_target', label: t('people.billableTarget'), unit: '%' },
  { name: 'rates.bill_rate', label: t('common.hourlyRate'), kind: 'money', hint: t('people.hourlyRateHint') },
  { name: 'rates.cost_rate', label: t('people.hourlyCost'), kind: 'money', hint: t('people.hourlyCostHint') },
];
