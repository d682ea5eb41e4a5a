/** The tabs of the portal. */
import type { Section } from '../page.js';

export const overviewSection: Section = { path: '/portal', label: 'overview' };
export const projectsSection: Section = { path: '/portal/projects', label: 'projects' };
export const ticketsSection: Section = { path: '/portal/tickets', label: 'tickets' };

export const approvalsSection: Section = {
  path: '/portal/approvals',
  label: 'approvals',
  isAllowed: ({ access_level: level }) => level === 'full',
};
export const billingSection: Section = {
  path: '/portal/invoices',
  label: 'billing',
  isAllowed: ({ sees_invoices: sees }) => sees,
};
export const accountSection: Section = { path: '/portal/account', label: 'account' };

/** All tabs, in their order. */
export const sections: readonly Section[] = [
  overviewSection,
  projectsSection,
  ticketsSection,
  approvalsSection,
  billingSection,
  accountSection,
];
