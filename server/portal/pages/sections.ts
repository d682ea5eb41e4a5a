/** The tabs of the portal. */
import type { Section } from '../page.js';

export const overviewSection: Section = { path: '/portal', label: 'overview' };
export const projectsSection: Section = { path: '/portal/projects', label: 'projects' };
export const ticketsSection: Section = { path: '/portal/tickets', label: 'tickets' };

/** All of them, in their order. */
export const sections: readonly Section[] = [overviewSection, projectsSection, ticketsSection];
