/** The first steps of a new firm. */
import type { OperationId } from '../../generated/needs.js';

export type StepId = 'business' | 'client' | 'project' | 'rates' | 'invite';

export interface Step {
  readonly id: StepId;
  readonly title: string;
  readonly why: string;
  readonly action: string;
  /** The screen that creates a new object, or a part of the settings. */
  readonly to: '/clients' | '/projects' | '/people' | { readonly settings: string };
  readonly needs: OperationId;
}

export const steps: readonly Step[] = [
  {
    id: 'business',
    title: 'Who you are',
    why: 'Your legal name, address and logo, as invoices name you.',
    action: 'Set up',
    to: { settings: 'business' },
    needs: 'updateWorkspace',
  },
  {
    id: 'client',
    title: 'Your first client',
    why: 'Whom you work for, and who gets the invoices there.',
    action: 'New client',
    to: '/clients',
    needs: 'createClient',
  },
  {
    id: 'project',
    title: 'Your first project',
    why: 'What you do for them, with a budget to keep an eye on.',
    action: 'New project',
    to: '/projects',
    needs: 'createProject',
  },
  {
    id: 'rates',
    title: 'What an hour costs',
    why: 'A rate for all work; clients, projects and people can have others.',
    action: 'Set rates',
    to: { settings: 'rate-cards' },
    needs: 'createRateCard',
  },
  {
    id: 'invite',
    title: 'Your people',
    why: 'They get a mail, choose a password, and record their own time.',
    action: 'Invite',
    to: '/people',
    needs: 'inviteUser',
  },
];
