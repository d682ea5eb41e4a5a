/** The first steps of a new firm. */
import type { OperationId } from '../../generated/needs.js';
import { t } from '../../messages/text.js';

export type StepId = 'firm' | 'client' | 'project' | 'rates' | 'invite';

export interface Step {
  readonly id: StepId;
  readonly title: string;
  readonly why: string;
  readonly action: string;
  /** The screen that creates a new object, a part of the settings, or a dialog over the steps. */
  readonly to: 'dialog' | '/clients' | '/projects' | '/people' | { readonly settings: string };
  readonly needs: OperationId;
}

export const steps: readonly Step[] = [
  {
    id: 'firm',
    title: t('welcome.yourFirm'),
    why: t('welcome.nameCountryAndLogo'),
    action: t('welcome.setUp'),
    to: 'dialog',
    needs: 'updateWorkspace',
  },
  {
    id: 'client',
    title: t('welcome.yourFirstClient'),
    why: t('welcome.whomYouWorkForAndWho'),
    action: t('common.newClient'),
    to: '/clients',
    needs: 'createClient',
  },
  {
    id: 'project',
    title: t('welcome.yourFirstProject'),
    why: t('welcome.whatYouDoForThemWith'),
    action: t('common.newProject'),
    to: '/projects',
    needs: 'createProject',
  },
  {
    id: 'rates',
    title: t('welcome.yourRates'),
    why: t('welcome.aRateForAllWorkClients'),
    action: t('welcome.setRates'),
    to: { settings: 'rate-cards' },
    needs: 'createRateCard',
  },
  {
    id: 'invite',
    title: t('welcome.yourPeople'),
    why: t('welcome.theyGetAMailChooseA'),
    action: t('common.invite'),
    to: '/people',
    needs: 'inviteUser',
  },
];
