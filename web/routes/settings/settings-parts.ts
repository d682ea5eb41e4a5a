/** The parts of the settings, in the order of their list. */
import type { Session } from '../../api/session.js';
import type { OperationId } from '../../generated/needs.js';
import { t } from '../../messages/text.js';

export interface SettingsPart {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  /** A user who may not do this does not see the part. */
  readonly needs: OperationId;
  /** Nobody else sees it, whatever their permissions. */
  readonly isForOwners?: true;
}

/** Whether a user sees a part. */
export const seesPart = ({ can, user }: Pick<Session, 'can' | 'user'>, { needs, isForOwners }: SettingsPart): boolean =>
  can(needs) && (!isForOwners || user.role === 'owner');

export const settingsGroups: readonly { readonly title: string; readonly parts: readonly SettingsPart[] }[] = [
  {
    title: t('shell.firm'),
    parts: [
      {
        id: 'workspace',
        name: t('shell.workspace'),
        detail: t('shell.nameCurrencyTimeZoneAndLanguage'),
        needs: 'updateWorkspace',
      },
      {
        id: 'business',
        name: t('shell.businessIdentity'),
        detail: t('shell.whoYouAreOnInvoicesAnd'),
        needs: 'updateWorkspace',
      },
      {
        id: 'portal',
        name: t('shell.clientPortal'),
        detail: t('shell.itsColorAndWhetherClientsSee'),
        needs: 'updateWorkspace',
      },
      {
        id: 'security',
        name: t('shell.security'),
        detail: t('shell.secondFactorAndSingleSignOn'),
        needs: 'getSingleSignOn',
        isForOwners: true,
      },
      { id: 'usage', name: t('shell.usage'), detail: t('shell.whatYouUseOfWhatYouMay'), needs: 'getWorkspaceUsage' },
      { id: 'mails', name: t('shell.emails'), detail: t('shell.whatWasSentAndWhatFailed'), needs: 'listMails' },
      {
        id: 'data',
        name: t('shell.data'),
        detail: t('shell.takeEverythingOutOrDelete'),
        needs: 'createWorkspaceExport',
        isForOwners: true,
      },
    ],
  },
  {
    title: t('shell.billing'),
    parts: [
      {
        id: 'payment',
        name: t('shell.paymentDetails'),
        detail: t('shell.howClientsPayYou'),
        needs: 'updateWorkspace',
      },
      {
        id: 'invoice-numbers',
        name: t('shell.invoiceNumbers'),
        detail: t('shell.whatTheNextInvoiceIsCalled'),
        needs: 'updateWorkspace',
      },
      {
        id: 'billing-rules',
        name: t('shell.billingRules'),
        detail: t('shell.termsTaxRoundingAndWhatNeeds'),
        needs: 'updateWorkspace',
      },
      {
        id: 'reminders',
        name: t('shell.reminders'),
        detail: t('shell.whenTheyGoOut'),
        needs: 'updateWorkspace',
      },
      {
        id: 'price-list',
        name: t('shell.priceList'),
        detail: t('shell.whatYouSellAndAtWhichPrice'),
        needs: 'updateItem',
      },
      {
        id: 'tax-rates',
        name: t('shell.taxRates'),
        detail: t('shell.taxesOnInvoicesAndReasonsForNone'),
        needs: 'updateTaxRate',
      },
      {
        id: 'exchange-rates',
        name: t('shell.exchangeRates'),
        detail: t('shell.whatCurrenciesAreWorth'),
        needs: 'updateExchangeRate',
      },
      { id: 'rate-cards', name: t('shell.rateCards'), detail: t('shell.whatAnHourCosts'), needs: 'updateRateCard' },
    ],
  },
  {
    title: t('shell.work'),
    parts: [
      {
        id: 'business-hours',
        name: t('shell.businessHours'),
        detail: t('shell.whenTheClocksOfTheSla'),
        needs: 'updateWorkspace',
      },
      {
        id: 'ticket-statuses',
        name: t('shell.ticketStatuses'),
        detail: t('shell.whatATicketGoesThrough'),
        needs: 'updateTicketStatus',
      },
      {
        id: 'ticket-priorities',
        name: t('shell.ticketPriorities'),
        detail: t('shell.urgencyWithTheTargetsOfThe'),
        needs: 'updateTicketPriority',
      },
      {
        id: 'canned-replies',
        name: t('shell.cannedReplies'),
        detail: t('shell.textsForTicketReplies'),
        needs: 'updateCannedReply',
      },
      {
        id: 'project-types',
        name: t('shell.projectTypes'),
        detail: t('shell.kindsOfProjects'),
        needs: 'updateProjectType',
      },
      {
        id: 'agreement-types',
        name: t('shell.agreementTypes'),
        detail: t('shell.kindsOfRetainers'),
        needs: 'updateAgreementType',
      },
      { id: 'tags', name: t('shell.tags'), detail: t('shell.wordsToFindThingsBy'), needs: 'updateTag' },
    ],
  },
];

export const settingsParts: readonly SettingsPart[] = settingsGroups.flatMap(({ parts }) => parts);
