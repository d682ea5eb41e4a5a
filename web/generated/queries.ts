/** Made by scripts/developer/generate.ts from the contract. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  ApprovalCreate,
  ApprovalRemind,
  CreditNoteSend,
  GetAgingReportQuery,
  GetAgreementBalanceQuery,
  GetAgreementPeriodQuery,
  GetAgreementQuery,
  GetAgreementTypeQuery,
  GetAllMailTemplatesQuery,
  GetApiKeyQuery,
  GetApprovalQuery,
  GetAuditEntryQuery,
  GetBankImportQuery,
  GetCannedReplyQuery,
  GetClientBalanceQuery,
  GetClientQuery,
  GetClientStatementQuery,
  GetClientUnbilledQuery,
  GetContactPersonalDataQuery,
  GetContactQuery,
  GetCreditNoteQuery,
  GetCurrentUserQuery,
  GetDashboardReportQuery,
  GetEventQuery,
  GetExchangeRateOfDayQuery,
  GetExchangeRateQuery,
  GetExpenseQuery,
  GetExpenseReportQuery,
  GetForecastReportQuery,
  GetInvoiceAgingQuery,
  GetInvoicePaymentMethodsQuery,
  GetInvoiceQuery,
  GetInvoiceTraceQuery,
  GetItemQuery,
  GetLoggedRequestQuery,
  GetMailQuery,
  GetMailTemplateQuery,
  GetNotificationQuery,
  GetPasskeyQuery,
  GetPaymentQuery,
  GetProfitabilityReportQuery,
  GetProjectBudgetQuery,
  GetProjectMilestoneQuery,
  GetProjectPhaseQuery,
  GetProjectQuery,
  GetProjectTaskQuery,
  GetProjectTypeQuery,
  GetRateCardQuery,
  GetRecurringInvoiceQuery,
  GetReminderTextsQuery,
  GetRevenueReportQuery,
  GetSavedViewQuery,
  GetScheduledReportQuery,
  GetSecondFactorQuery,
  GetSessionQuery,
  GetSingleSignOnQuery,
  GetStripeConnectionQuery,
  GetTagQuery,
  GetTaxRateQuery,
  GetTaxReportQuery,
  GetTestClockQuery,
  GetTicketPriorityQuery,
  GetTicketQuery,
  GetTicketSlaQuery,
  GetTicketStatusQuery,
  GetTicketTaskQuery,
  GetTimeEntryQuery,
  GetTimeReportQuery,
  GetTimeSummaryQuery,
  GetUnbilledReportQuery,
  GetUserPersonalDataQuery,
  GetUserQuery,
  GetUserTimeSummaryQuery,
  GetUtilizationReportQuery,
  GetWebhookDeliveryQuery,
  GetWebhookQuery,
  GetWorkspaceExportQuery,
  GetWorkspaceQuery,
  GetWorkspaceUsageQuery,
  InvoiceFromTime,
  InvoiceRemind,
  InvoiceSend,
  ListAgreementDrawdownQuery,
  ListAgreementLedgerQuery,
  ListAgreementPeriodsQuery,
  ListAgreementTypesQuery,
  ListAgreementsQuery,
  ListApiKeysQuery,
  ListApprovalEntriesQuery,
  ListApprovalsQuery,
  ListAuditEntriesQuery,
  ListBankImportLinesQuery,
  ListBankImportsQuery,
  ListCannedRepliesQuery,
  ListClientsQuery,
  ListContactDuplicatesQuery,
  ListContactsQuery,
  ListCreditNotesQuery,
  ListEventsQuery,
  ListExchangeRatesQuery,
  ListExpensesQuery,
  ListInvoicePaymentsQuery,
  ListInvoicesQuery,
  ListItemsQuery,
  ListLoggedRequestsQuery,
  ListMailsQuery,
  ListNotificationsQuery,
  ListPasskeysQuery,
  ListPaymentsQuery,
  ListProjectMilestonesQuery,
  ListProjectPhasesQuery,
  ListProjectTasksQuery,
  ListProjectTicketsQuery,
  ListProjectTimeEntriesQuery,
  ListProjectTypesQuery,
  ListProjectsQuery,
  ListRateCardsQuery,
  ListRecurringInvoicesQuery,
  ListRunningTimersQuery,
  ListSavedViewsQuery,
  ListScheduledReportsQuery,
  ListSessionsQuery,
  ListTagSuggestionsQuery,
  ListTagsQuery,
  ListTaxRatesQuery,
  ListTestMailsQuery,
  ListTicketActivitiesQuery,
  ListTicketAttachmentsQuery,
  ListTicketPrioritiesQuery,
  ListTicketStatusesQuery,
  ListTicketTasksQuery,
  ListTicketTimeEntriesQuery,
  ListTicketsQuery,
  ListTimeEntriesQuery,
  ListUsersQuery,
  ListWebhookDeliveriesQuery,
  ListWebhooksQuery,
  ListWorkspaceExportsQuery,
  MailTemplatePreviewRequest,
  PreviewRecurringInvoiceQuery,
  RenderCannedReplyQuery,
  SearchQuery,
  StatementSend,
} from 'docket-sdk';
import { docket } from '../api/docket.js';
import { shareWithEtag, withEtag } from '../api/etags.js';

/** List API keys */
export const listApiKeysOptions = (query: ListApiKeysQuery = {}) =>
  queryOptions({
    queryKey: ['api-keys', 'listApiKeys', query],
    queryFn: ({ signal }) => docket.apiKeys.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get an API key */
export const getApiKeyOptions = (apiKeyId: string, query: GetApiKeyQuery = {}) =>
  queryOptions({
    queryKey: ['api-keys', 'getApiKey', apiKeyId, query],
    queryFn: ({ signal }) => withEtag(docket.apiKeys.get(apiKeyId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** List captured mails */
export const listTestMailsOptions = (query: ListTestMailsQuery = {}) =>
  queryOptions({
    queryKey: ['test-mode', 'listTestMails', query],
    queryFn: ({ signal }) => docket.testMails.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** List users */
export const listUsersOptions = (query: ListUsersQuery = {}) =>
  queryOptions({
    queryKey: ['users', 'listUsers', query],
    queryFn: ({ signal }) => docket.users.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** List the user's sessions */
export const listSessionsOptions = (query: ListSessionsQuery = {}) =>
  queryOptions({
    queryKey: ['sessions', 'listSessions', query],
    queryFn: ({ signal }) => docket.sessions.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get one of the user's sessions */
export const getSessionOptions = (sessionId: string, query: GetSessionQuery = {}) =>
  queryOptions({
    queryKey: ['sessions', 'getSession', sessionId, query],
    queryFn: ({ signal }) => withEtag(docket.sessions.get(sessionId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** Get the user of the key */
export const getCurrentUserOptions = (query: GetCurrentUserQuery = {}) =>
  queryOptions({
    queryKey: ['users', 'getCurrentUser', query],
    queryFn: ({ signal }) => docket.users.getCurrent(query, { signal }),
  });

/** List one's passkeys */
export const listPasskeysOptions = (query: ListPasskeysQuery = {}) =>
  queryOptions({
    queryKey: ['second-factor', 'listPasskeys', query],
    queryFn: ({ signal }) => docket.users.listPasskeys(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get one of one's passkeys */
export const getPasskeyOptions = (userId: string, query: GetPasskeyQuery = {}) =>
  queryOptions({
    queryKey: ['second-factor', 'getPasskey', userId, query],
    queryFn: ({ signal }) => withEtag(docket.users.getPasskey(userId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** Get one's second factor */
export const getSecondFactorOptions = (query: GetSecondFactorQuery = {}) =>
  queryOptions({
    queryKey: ['second-factor', 'getSecondFactor', query],
    queryFn: ({ signal }) => docket.users.getSecondFactor(query, { signal }),
  });

/** Get a user */
export const getUserOptions = (userId: string, query: GetUserQuery = {}) =>
  queryOptions({
    queryKey: ['users', 'getUser', userId, query],
    queryFn: ({ signal }) => withEtag(docket.users.get(userId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** Get the personal data of a user */
export const getUserPersonalDataOptions = (userId: string, query: GetUserPersonalDataQuery = {}) =>
  queryOptions({
    queryKey: ['users', 'getUserPersonalData', userId, query],
    queryFn: ({ signal }) => docket.users.getPersonalData(userId, query, { signal }),
  });

/** Summarize a user's time */
export const getUserTimeSummaryOptions = (userId: string, query: GetUserTimeSummaryQuery = {}) =>
  queryOptions({
    queryKey: ['users', 'getUserTimeSummary', userId, query],
    queryFn: ({ signal }) => docket.users.getTimeSummary(userId, query, { signal }),
  });

/** List saved views */
export const listSavedViewsOptions = (query: ListSavedViewsQuery = {}) =>
  queryOptions({
    queryKey: ['saved-views', 'listSavedViews', query],
    queryFn: ({ signal }) => docket.savedViews.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a saved view */
export const getSavedViewOptions = (savedViewId: string, query: GetSavedViewQuery = {}) =>
  queryOptions({
    queryKey: ['saved-views', 'getSavedView', savedViewId, query],
    queryFn: ({ signal }) => withEtag(docket.savedViews.get(savedViewId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** Search everything */
export const searchOptions = (query: SearchQuery) =>
  queryOptions({
    queryKey: ['search', 'search', query],
    queryFn: ({ signal }) => docket.search.search(query, { signal }),
  });

/** Get the workspace */
export const getWorkspaceOptions = (query: GetWorkspaceQuery = {}) =>
  queryOptions({
    queryKey: ['workspace', 'getWorkspace', query],
    queryFn: ({ signal }) => withEtag(docket.workspace.get(query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** Get the texts of reminders */
export const getReminderTextsOptions = (query: GetReminderTextsQuery = {}) =>
  queryOptions({
    queryKey: ['workspace', 'getReminderTexts', query],
    queryFn: ({ signal }) => docket.workspace.getReminderTexts(query, { signal }),
  });

/** Get the usage of the workspace */
export const getWorkspaceUsageOptions = (query: GetWorkspaceUsageQuery = {}) =>
  queryOptions({
    queryKey: ['workspace', 'getWorkspaceUsage', query],
    queryFn: ({ signal }) => docket.workspace.getUsage(query, { signal }),
  });

/** List exports of the workspace */
export const listWorkspaceExportsOptions = (query: ListWorkspaceExportsQuery = {}) =>
  queryOptions({
    queryKey: ['workspace', 'listWorkspaceExports', query],
    queryFn: ({ signal }) => docket.workspace.listExports(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get an export of the workspace */
export const getWorkspaceExportOptions = (workspaceId: string, query: GetWorkspaceExportQuery = {}) =>
  queryOptions({
    queryKey: ['workspace', 'getWorkspaceExport', workspaceId, query],
    queryFn: ({ signal }) => docket.workspace.getExport(workspaceId, query, { signal }),
  });

/** Get single sign-on */
export const getSingleSignOnOptions = (query: GetSingleSignOnQuery = {}) =>
  queryOptions({
    queryKey: ['workspace', 'getSingleSignOn', query],
    queryFn: ({ signal }) => withEtag(docket.workspace.getSingleSignOn(query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** Get the connection to Stripe */
export const getStripeConnectionOptions = (query: GetStripeConnectionQuery = {}) =>
  queryOptions({
    queryKey: ['workspace', 'getStripeConnection', query],
    queryFn: ({ signal }) => withEtag(docket.workspace.getStripeConnection(query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** List one's own notifications */
export const listNotificationsOptions = (query: ListNotificationsQuery = {}) =>
  queryOptions({
    queryKey: ['notifications', 'listNotifications', query],
    queryFn: ({ signal }) => docket.notifications.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a notification */
export const getNotificationOptions = (notificationId: string, query: GetNotificationQuery = {}) =>
  queryOptions({
    queryKey: ['notifications', 'getNotification', notificationId, query],
    queryFn: ({ signal }) => withEtag(docket.notifications.get(notificationId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** List approvals */
export const listApprovalsOptions = (query: ListApprovalsQuery = {}) =>
  queryOptions({
    queryKey: ['approvals', 'listApprovals', query],
    queryFn: ({ signal }) => docket.approvals.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Preview the mail that asks a client for an approval */
export const previewApprovalRequestOptions = (body: ApprovalCreate) =>
  queryOptions({
    queryKey: ['approvals', 'previewApprovalRequest', body],
    queryFn: ({ signal }) => docket.approvals.previewRequest(body, { signal }),
  });

/** Get an approval */
export const getApprovalOptions = (approvalId: string, query: GetApprovalQuery = {}) =>
  queryOptions({
    queryKey: ['approvals', 'getApproval', approvalId, query],
    queryFn: ({ signal }) => withEtag(docket.approvals.get(approvalId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** List the time entries of an approval */
export const listApprovalEntriesOptions = (approvalId: string, query: ListApprovalEntriesQuery = {}) =>
  queryOptions({
    queryKey: ['approvals', 'listApprovalEntries', approvalId, query],
    queryFn: ({ signal }) => docket.approvals.listEntries(approvalId, query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Preview the reminder of an approval */
export const previewApprovalReminderOptions = (approvalId: string, body: ApprovalRemind) =>
  queryOptions({
    queryKey: ['approvals', 'previewApprovalReminder', approvalId, body],
    queryFn: ({ signal }) => docket.approvals.previewReminder(approvalId, body, { signal }),
  });

/** List credit notes */
export const listCreditNotesOptions = (query: ListCreditNotesQuery = {}) =>
  queryOptions({
    queryKey: ['credit-notes', 'listCreditNotes', query],
    queryFn: ({ signal }) => docket.creditNotes.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a credit note */
export const getCreditNoteOptions = (creditNoteId: string, query: GetCreditNoteQuery = {}) =>
  queryOptions({
    queryKey: ['credit-notes', 'getCreditNote', creditNoteId, query],
    queryFn: ({ signal }) => withEtag(docket.creditNotes.get(creditNoteId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** Preview the mail of a credit note */
export const previewCreditNoteMailOptions = (creditNoteId: string, body: CreditNoteSend) =>
  queryOptions({
    queryKey: ['credit-notes', 'previewCreditNoteMail', creditNoteId, body],
    queryFn: ({ signal }) => docket.creditNotes.previewMail(creditNoteId, body, { signal }),
  });

/** List events */
export const listEventsOptions = (query: ListEventsQuery = {}) =>
  queryOptions({
    queryKey: ['events', 'listEvents', query],
    queryFn: ({ signal }) => docket.events.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get an event */
export const getEventOptions = (eventId: string, query: GetEventQuery = {}) =>
  queryOptions({
    queryKey: ['events', 'getEvent', eventId, query],
    queryFn: ({ signal }) => docket.events.get(eventId, query, { signal }),
  });

/** Get all templates of mails */
export const getAllMailTemplatesOptions = (query: GetAllMailTemplatesQuery = {}) =>
  queryOptions({
    queryKey: ['mail-templates', 'getAllMailTemplates', query],
    queryFn: ({ signal }) => docket.mailTemplates.getAll(query, { signal }),
  });

/** Get a template of mails */
export const getMailTemplateOptions = (kind: string, language: string, query: GetMailTemplateQuery = {}) =>
  queryOptions({
    queryKey: ['mail-templates', 'getMailTemplate', kind, language, query],
    queryFn: ({ signal }) => withEtag(docket.mailTemplates.get(kind, language, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** Preview a template of mails */
export const previewMailTemplateOptions = (kind: string, language: string, body: MailTemplatePreviewRequest) =>
  queryOptions({
    queryKey: ['mail-templates', 'previewMailTemplate', kind, language, body],
    queryFn: ({ signal }) => docket.mailTemplates.preview(kind, language, body, { signal }),
  });

/** List mails */
export const listMailsOptions = (query: ListMailsQuery = {}) =>
  queryOptions({
    queryKey: ['mails', 'listMails', query],
    queryFn: ({ signal }) => docket.mails.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a mail */
export const getMailOptions = (mailId: string, query: GetMailQuery = {}) =>
  queryOptions({
    queryKey: ['mails', 'getMail', mailId, query],
    queryFn: ({ signal }) => withEtag(docket.mails.get(mailId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** List the audit log */
export const listAuditEntriesOptions = (query: ListAuditEntriesQuery = {}) =>
  queryOptions({
    queryKey: ['audit-log', 'listAuditEntries', query],
    queryFn: ({ signal }) => docket.auditLog.listAuditEntries(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get an entry of the audit log */
export const getAuditEntryOptions = (auditLogId: string, query: GetAuditEntryQuery = {}) =>
  queryOptions({
    queryKey: ['audit-log', 'getAuditEntry', auditLogId, query],
    queryFn: ({ signal }) => docket.auditLog.getAuditEntry(auditLogId, query, { signal }),
  });

/** List requests */
export const listLoggedRequestsOptions = (query: ListLoggedRequestsQuery = {}) =>
  queryOptions({
    queryKey: ['request-log', 'listLoggedRequests', query],
    queryFn: ({ signal }) => docket.requestLog.listLoggedRequests(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a request */
export const getLoggedRequestOptions = (requestLogId: string, query: GetLoggedRequestQuery = {}) =>
  queryOptions({
    queryKey: ['request-log', 'getLoggedRequest', requestLogId, query],
    queryFn: ({ signal }) => docket.requestLog.getLoggedRequest(requestLogId, query, { signal }),
  });

/** List webhooks */
export const listWebhooksOptions = (query: ListWebhooksQuery = {}) =>
  queryOptions({
    queryKey: ['webhooks', 'listWebhooks', query],
    queryFn: ({ signal }) => docket.webhooks.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a webhook */
export const getWebhookOptions = (webhookId: string, query: GetWebhookQuery = {}) =>
  queryOptions({
    queryKey: ['webhooks', 'getWebhook', webhookId, query],
    queryFn: ({ signal }) => withEtag(docket.webhooks.get(webhookId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** List the deliveries of a webhook */
export const listWebhookDeliveriesOptions = (webhookId: string, query: ListWebhookDeliveriesQuery = {}) =>
  queryOptions({
    queryKey: ['webhooks', 'listWebhookDeliveries', webhookId, query],
    queryFn: ({ signal }) => docket.webhooks.listDeliveries(webhookId, query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a delivery */
export const getWebhookDeliveryOptions = (webhookId: string, deliveryId: string, query: GetWebhookDeliveryQuery = {}) =>
  queryOptions({
    queryKey: ['webhooks', 'getWebhookDelivery', webhookId, deliveryId, query],
    queryFn: ({ signal }) => docket.webhooks.getDelivery(webhookId, deliveryId, query, { signal }),
  });

/** Get the test clock */
export const getTestClockOptions = (query: GetTestClockQuery = {}) =>
  queryOptions({
    queryKey: ['test-mode', 'getTestClock', query],
    queryFn: ({ signal }) => docket.testClock.get(query, { signal }),
  });

/** List clients */
export const listClientsOptions = (query: ListClientsQuery = {}) =>
  queryOptions({
    queryKey: ['clients', 'listClients', query],
    queryFn: ({ signal }) => docket.clients.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a client */
export const getClientOptions = (clientId: string, query: GetClientQuery = {}) =>
  queryOptions({
    queryKey: ['clients', 'getClient', clientId, query],
    queryFn: ({ signal }) => withEtag(docket.clients.get(clientId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** Get the statement of a client */
export const getClientStatementOptions = (clientId: string, query: GetClientStatementQuery = {}) =>
  queryOptions({
    queryKey: ['clients', 'getClientStatement', clientId, query],
    queryFn: ({ signal }) => docket.clients.getStatement(clientId, query, { signal }),
  });

/** Preview the mail of a statement */
export const previewClientStatementMailOptions = (clientId: string, body: StatementSend) =>
  queryOptions({
    queryKey: ['clients', 'previewClientStatementMail', clientId, body],
    queryFn: ({ signal }) => docket.clients.previewStatementMail(clientId, body, { signal }),
  });

/** Get the balance of a client */
export const getClientBalanceOptions = (clientId: string, query: GetClientBalanceQuery = {}) =>
  queryOptions({
    queryKey: ['clients', 'getClientBalance', clientId, query],
    queryFn: ({ signal }) => docket.clients.getBalance(clientId, query, { signal }),
  });

/** Get the unbilled work of a client */
export const getClientUnbilledOptions = (clientId: string, query: GetClientUnbilledQuery = {}) =>
  queryOptions({
    queryKey: ['clients', 'getClientUnbilled', clientId, query],
    queryFn: ({ signal }) => docket.clients.getUnbilled(clientId, query, { signal }),
  });

/** List contacts */
export const listContactsOptions = (query: ListContactsQuery = {}) =>
  queryOptions({
    queryKey: ['contacts', 'listContacts', query],
    queryFn: ({ signal }) => docket.contacts.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** List possible duplicate contacts */
export const listContactDuplicatesOptions = (query: ListContactDuplicatesQuery = {}) =>
  queryOptions({
    queryKey: ['contacts', 'listContactDuplicates', query],
    queryFn: ({ signal }) => docket.contacts.listDuplicates(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a contact */
export const getContactOptions = (contactId: string, query: GetContactQuery = {}) =>
  queryOptions({
    queryKey: ['contacts', 'getContact', contactId, query],
    queryFn: ({ signal }) => withEtag(docket.contacts.get(contactId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** Get the personal data of a contact */
export const getContactPersonalDataOptions = (contactId: string, query: GetContactPersonalDataQuery = {}) =>
  queryOptions({
    queryKey: ['contacts', 'getContactPersonalData', contactId, query],
    queryFn: ({ signal }) => docket.contacts.getPersonalData(contactId, query, { signal }),
  });

/** List rate cards */
export const listRateCardsOptions = (query: ListRateCardsQuery = {}) =>
  queryOptions({
    queryKey: ['rate-cards', 'listRateCards', query],
    queryFn: ({ signal }) => docket.rateCards.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a rate card */
export const getRateCardOptions = (rateCardId: string, query: GetRateCardQuery = {}) =>
  queryOptions({
    queryKey: ['rate-cards', 'getRateCard', rateCardId, query],
    queryFn: ({ signal }) => withEtag(docket.rateCards.get(rateCardId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** List project types */
export const listProjectTypesOptions = (query: ListProjectTypesQuery = {}) =>
  queryOptions({
    queryKey: ['project-types', 'listProjectTypes', query],
    queryFn: ({ signal }) => docket.projectTypes.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a project type */
export const getProjectTypeOptions = (projectTypeId: string, query: GetProjectTypeQuery = {}) =>
  queryOptions({
    queryKey: ['project-types', 'getProjectType', projectTypeId, query],
    queryFn: ({ signal }) => withEtag(docket.projectTypes.get(projectTypeId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** List projects */
export const listProjectsOptions = (query: ListProjectsQuery = {}) =>
  queryOptions({
    queryKey: ['projects', 'listProjects', query],
    queryFn: ({ signal }) => docket.projects.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a project */
export const getProjectOptions = (projectId: string, query: GetProjectQuery = {}) =>
  queryOptions({
    queryKey: ['projects', 'getProject', projectId, query],
    queryFn: ({ signal }) => withEtag(docket.projects.get(projectId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** Get the budget over time */
export const getProjectBudgetOptions = (projectId: string, query: GetProjectBudgetQuery = {}) =>
  queryOptions({
    queryKey: ['projects', 'getProjectBudget', projectId, query],
    queryFn: ({ signal }) => docket.projects.getBudget(projectId, query, { signal }),
  });

/** List the milestones of a project */
export const listProjectMilestonesOptions = (projectId: string, query: ListProjectMilestonesQuery = {}) =>
  queryOptions({
    queryKey: ['milestones', 'listProjectMilestones', projectId, query],
    queryFn: ({ signal }) => docket.projects.listMilestones(projectId, query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a milestone of a project */
export const getProjectMilestoneOptions = (projectId: string, milestoneId: string, query: GetProjectMilestoneQuery = {}) =>
  queryOptions({
    queryKey: ['milestones', 'getProjectMilestone', projectId, milestoneId, query],
    queryFn: ({ signal }) => withEtag(docket.projects.getMilestone(projectId, milestoneId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** List the phases of a project */
export const listProjectPhasesOptions = (projectId: string, query: ListProjectPhasesQuery = {}) =>
  queryOptions({
    queryKey: ['phases', 'listProjectPhases', projectId, query],
    queryFn: ({ signal }) => docket.projects.listPhases(projectId, query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a phase of a project */
export const getProjectPhaseOptions = (projectId: string, phaseId: string, query: GetProjectPhaseQuery = {}) =>
  queryOptions({
    queryKey: ['phases', 'getProjectPhase', projectId, phaseId, query],
    queryFn: ({ signal }) => withEtag(docket.projects.getPhase(projectId, phaseId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** List the tasks of a project */
export const listProjectTasksOptions = (projectId: string, query: ListProjectTasksQuery = {}) =>
  queryOptions({
    queryKey: ['project-tasks', 'listProjectTasks', projectId, query],
    queryFn: ({ signal }) => docket.projects.listTasks(projectId, query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a task of a project */
export const getProjectTaskOptions = (projectId: string, taskId: string, query: GetProjectTaskQuery = {}) =>
  queryOptions({
    queryKey: ['project-tasks', 'getProjectTask', projectId, taskId, query],
    queryFn: ({ signal }) => withEtag(docket.projects.getTask(projectId, taskId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** List the tickets of a project */
export const listProjectTicketsOptions = (projectId: string, query: ListProjectTicketsQuery = {}) =>
  queryOptions({
    queryKey: ['project-tickets', 'listProjectTickets', projectId, query],
    queryFn: ({ signal }) => docket.projects.listTickets(projectId, query, { signal }),
    placeholderData: keepPreviousData,
  });

/** List the time entries of a project */
export const listProjectTimeEntriesOptions = (projectId: string, query: ListProjectTimeEntriesQuery = {}) =>
  queryOptions({
    queryKey: ['projects', 'listProjectTimeEntries', projectId, query],
    queryFn: ({ signal }) => docket.projects.listTimeEntries(projectId, query, { signal }),
    placeholderData: keepPreviousData,
  });

/** List tags */
export const listTagsOptions = (query: ListTagsQuery = {}) =>
  queryOptions({
    queryKey: ['tags', 'listTags', query],
    queryFn: ({ signal }) => docket.tags.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Suggest tags for a resource */
export const listTagSuggestionsOptions = (query: ListTagSuggestionsQuery) =>
  queryOptions({
    queryKey: ['tags', 'listTagSuggestions', query],
    queryFn: ({ signal }) => docket.tags.listSuggestions(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a tag */
export const getTagOptions = (tagId: string, query: GetTagQuery = {}) =>
  queryOptions({
    queryKey: ['tags', 'getTag', tagId, query],
    queryFn: ({ signal }) => withEtag(docket.tags.get(tagId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** List ticket priorities */
export const listTicketPrioritiesOptions = (query: ListTicketPrioritiesQuery = {}) =>
  queryOptions({
    queryKey: ['ticket-priorities', 'listTicketPriorities', query],
    queryFn: ({ signal }) => docket.ticketPriorities.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a ticket priority */
export const getTicketPriorityOptions = (ticketPriorityId: string, query: GetTicketPriorityQuery = {}) =>
  queryOptions({
    queryKey: ['ticket-priorities', 'getTicketPriority', ticketPriorityId, query],
    queryFn: ({ signal }) => withEtag(docket.ticketPriorities.get(ticketPriorityId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** List ticket statuses */
export const listTicketStatusesOptions = (query: ListTicketStatusesQuery = {}) =>
  queryOptions({
    queryKey: ['ticket-statuses', 'listTicketStatuses', query],
    queryFn: ({ signal }) => docket.ticketStatuses.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a ticket status */
export const getTicketStatusOptions = (ticketStatusId: string, query: GetTicketStatusQuery = {}) =>
  queryOptions({
    queryKey: ['ticket-statuses', 'getTicketStatus', ticketStatusId, query],
    queryFn: ({ signal }) => withEtag(docket.ticketStatuses.get(ticketStatusId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** List canned replies */
export const listCannedRepliesOptions = (query: ListCannedRepliesQuery = {}) =>
  queryOptions({
    queryKey: ['canned-replies', 'listCannedReplies', query],
    queryFn: ({ signal }) => docket.cannedReplies.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a canned reply */
export const getCannedReplyOptions = (cannedReplyId: string, query: GetCannedReplyQuery = {}) =>
  queryOptions({
    queryKey: ['canned-replies', 'getCannedReply', cannedReplyId, query],
    queryFn: ({ signal }) => withEtag(docket.cannedReplies.get(cannedReplyId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** Render a canned reply for a ticket */
export const renderCannedReplyOptions = (cannedReplyId: string, query: RenderCannedReplyQuery) =>
  queryOptions({
    queryKey: ['canned-replies', 'renderCannedReply', cannedReplyId, query],
    queryFn: ({ signal }) => docket.cannedReplies.render(cannedReplyId, query, { signal }),
  });

/** List tickets */
export const listTicketsOptions = (query: ListTicketsQuery = {}) =>
  queryOptions({
    queryKey: ['tickets', 'listTickets', query],
    queryFn: ({ signal }) => docket.tickets.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a ticket */
export const getTicketOptions = (ticketId: string, query: GetTicketQuery = {}) =>
  queryOptions({
    queryKey: ['tickets', 'getTicket', ticketId, query],
    queryFn: ({ signal }) => withEtag(docket.tickets.get(ticketId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** List the activities of a ticket */
export const listTicketActivitiesOptions = (ticketId: string, query: ListTicketActivitiesQuery = {}) =>
  queryOptions({
    queryKey: ['ticket-activities', 'listTicketActivities', ticketId, query],
    queryFn: ({ signal }) => docket.tickets.listActivities(ticketId, query, { signal }),
    placeholderData: keepPreviousData,
  });

/** List the attachments of a ticket */
export const listTicketAttachmentsOptions = (ticketId: string, query: ListTicketAttachmentsQuery = {}) =>
  queryOptions({
    queryKey: ['ticket-attachments', 'listTicketAttachments', ticketId, query],
    queryFn: ({ signal }) => docket.tickets.listAttachments(ticketId, query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get the SLA of a ticket */
export const getTicketSlaOptions = (ticketId: string, query: GetTicketSlaQuery = {}) =>
  queryOptions({
    queryKey: ['ticket-sla', 'getTicketSla', ticketId, query],
    queryFn: ({ signal }) => docket.tickets.getSla(ticketId, query, { signal }),
  });

/** List the tasks of a ticket */
export const listTicketTasksOptions = (ticketId: string, query: ListTicketTasksQuery = {}) =>
  queryOptions({
    queryKey: ['ticket-tasks', 'listTicketTasks', ticketId, query],
    queryFn: ({ signal }) => docket.tickets.listTasks(ticketId, query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a task of a ticket */
export const getTicketTaskOptions = (ticketId: string, taskId: string, query: GetTicketTaskQuery = {}) =>
  queryOptions({
    queryKey: ['ticket-tasks', 'getTicketTask', ticketId, taskId, query],
    queryFn: ({ signal }) => withEtag(docket.tickets.getTask(ticketId, taskId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** List the time entries of a ticket */
export const listTicketTimeEntriesOptions = (ticketId: string, query: ListTicketTimeEntriesQuery = {}) =>
  queryOptions({
    queryKey: ['ticket-time-entries', 'listTicketTimeEntries', ticketId, query],
    queryFn: ({ signal }) => docket.tickets.listTimeEntries(ticketId, query, { signal }),
    placeholderData: keepPreviousData,
  });

/** List time entries */
export const listTimeEntriesOptions = (query: ListTimeEntriesQuery = {}) =>
  queryOptions({
    queryKey: ['time-entries', 'listTimeEntries', query],
    queryFn: ({ signal }) => docket.timeEntries.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Summarize time */
export const getTimeSummaryOptions = (query: GetTimeSummaryQuery = {}) =>
  queryOptions({
    queryKey: ['time-entries', 'getTimeSummary', query],
    queryFn: ({ signal }) => docket.timeEntries.getTimeSummary(query, { signal }),
  });

/** List running timers */
export const listRunningTimersOptions = (query: ListRunningTimersQuery = {}) =>
  queryOptions({
    queryKey: ['time-entries', 'listRunningTimers', query],
    queryFn: ({ signal }) => docket.timers.listRunning(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a time entry */
export const getTimeEntryOptions = (timeEntryId: string, query: GetTimeEntryQuery = {}) =>
  queryOptions({
    queryKey: ['time-entries', 'getTimeEntry', timeEntryId, query],
    queryFn: ({ signal }) => withEtag(docket.timeEntries.get(timeEntryId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** List expenses */
export const listExpensesOptions = (query: ListExpensesQuery = {}) =>
  queryOptions({
    queryKey: ['expenses', 'listExpenses', query],
    queryFn: ({ signal }) => docket.expenses.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Summarize expenses */
export const getExpenseReportOptions = (query: GetExpenseReportQuery = {}) =>
  queryOptions({
    queryKey: ['expenses', 'getExpenseReport', query],
    queryFn: ({ signal }) => docket.expenses.getReport(query, { signal }),
  });

/** Get an expense */
export const getExpenseOptions = (expenseId: string, query: GetExpenseQuery = {}) =>
  queryOptions({
    queryKey: ['expenses', 'getExpense', expenseId, query],
    queryFn: ({ signal }) => withEtag(docket.expenses.get(expenseId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** List agreements */
export const listAgreementsOptions = (query: ListAgreementsQuery = {}) =>
  queryOptions({
    queryKey: ['agreements', 'listAgreements', query],
    queryFn: ({ signal }) => docket.agreements.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** List drawdown */
export const listAgreementDrawdownOptions = (query: ListAgreementDrawdownQuery = {}) =>
  queryOptions({
    queryKey: ['agreements', 'listAgreementDrawdown', query],
    queryFn: ({ signal }) => docket.agreements.listDrawdown(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get an agreement */
export const getAgreementOptions = (agreementId: string, query: GetAgreementQuery = {}) =>
  queryOptions({
    queryKey: ['agreements', 'getAgreement', agreementId, query],
    queryFn: ({ signal }) => withEtag(docket.agreements.get(agreementId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** Get the balance */
export const getAgreementBalanceOptions = (agreementId: string, query: GetAgreementBalanceQuery = {}) =>
  queryOptions({
    queryKey: ['agreements', 'getAgreementBalance', agreementId, query],
    queryFn: ({ signal }) => docket.agreements.getBalance(agreementId, query, { signal }),
  });

/** List hour movements */
export const listAgreementLedgerOptions = (agreementId: string, query: ListAgreementLedgerQuery = {}) =>
  queryOptions({
    queryKey: ['agreements', 'listAgreementLedger', agreementId, query],
    queryFn: ({ signal }) => docket.agreements.listLedger(agreementId, query, { signal }),
    placeholderData: keepPreviousData,
  });

/** List periods */
export const listAgreementPeriodsOptions = (agreementId: string, query: ListAgreementPeriodsQuery = {}) =>
  queryOptions({
    queryKey: ['agreements', 'listAgreementPeriods', agreementId, query],
    queryFn: ({ signal }) => docket.agreements.listPeriods(agreementId, query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a period */
export const getAgreementPeriodOptions = (agreementId: string, periodId: string, query: GetAgreementPeriodQuery = {}) =>
  queryOptions({
    queryKey: ['agreements', 'getAgreementPeriod', agreementId, periodId, query],
    queryFn: ({ signal }) => withEtag(docket.agreements.getPeriod(agreementId, periodId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** List agreement types */
export const listAgreementTypesOptions = (query: ListAgreementTypesQuery = {}) =>
  queryOptions({
    queryKey: ['agreement-types', 'listAgreementTypes', query],
    queryFn: ({ signal }) => docket.agreementTypes.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get an agreement type */
export const getAgreementTypeOptions = (agreementTypeId: string, query: GetAgreementTypeQuery = {}) =>
  queryOptions({
    queryKey: ['agreement-types', 'getAgreementType', agreementTypeId, query],
    queryFn: ({ signal }) => withEtag(docket.agreementTypes.get(agreementTypeId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** Get the receivables aging report */
export const getAgingReportOptions = (query: GetAgingReportQuery = {}) =>
  queryOptions({
    queryKey: ['reports', 'getAgingReport', query],
    queryFn: ({ signal }) => docket.reports.getAging(query, { signal }),
  });

/** Get the unbilled work report */
export const getUnbilledReportOptions = (query: GetUnbilledReportQuery = {}) =>
  queryOptions({
    queryKey: ['reports', 'getUnbilledReport', query],
    queryFn: ({ signal }) => docket.reports.getUnbilled(query, { signal }),
  });

/** Get the dashboard report */
export const getDashboardReportOptions = (query: GetDashboardReportQuery = {}) =>
  queryOptions({
    queryKey: ['reports', 'getDashboardReport', query],
    queryFn: ({ signal }) => docket.reports.getDashboard(query, { signal }),
  });

/** Get the forecast report */
export const getForecastReportOptions = (query: GetForecastReportQuery = {}) =>
  queryOptions({
    queryKey: ['reports', 'getForecastReport', query],
    queryFn: ({ signal }) => docket.reports.getForecast(query, { signal }),
  });

/** Get the revenue report */
export const getRevenueReportOptions = (query: GetRevenueReportQuery = {}) =>
  queryOptions({
    queryKey: ['reports', 'getRevenueReport', query],
    queryFn: ({ signal }) => docket.reports.getRevenue(query, { signal }),
  });

/** Get the tax report */
export const getTaxReportOptions = (query: GetTaxReportQuery = {}) =>
  queryOptions({
    queryKey: ['reports', 'getTaxReport', query],
    queryFn: ({ signal }) => docket.reports.getTax(query, { signal }),
  });

/** Get the profitability report */
export const getProfitabilityReportOptions = (query: GetProfitabilityReportQuery = {}) =>
  queryOptions({
    queryKey: ['reports', 'getProfitabilityReport', query],
    queryFn: ({ signal }) => docket.reports.getProfitability(query, { signal }),
  });

/** Get the time report */
export const getTimeReportOptions = (query: GetTimeReportQuery = {}) =>
  queryOptions({
    queryKey: ['reports', 'getTimeReport', query],
    queryFn: ({ signal }) => docket.reports.getTime(query, { signal }),
  });

/** List scheduled reports */
export const listScheduledReportsOptions = (query: ListScheduledReportsQuery = {}) =>
  queryOptions({
    queryKey: ['scheduled-reports', 'listScheduledReports', query],
    queryFn: ({ signal }) => docket.reports.listScheduled(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a scheduled report */
export const getScheduledReportOptions = (reportId: string, query: GetScheduledReportQuery = {}) =>
  queryOptions({
    queryKey: ['scheduled-reports', 'getScheduledReport', reportId, query],
    queryFn: ({ signal }) => withEtag(docket.reports.getScheduled(reportId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** Get the utilization report */
export const getUtilizationReportOptions = (query: GetUtilizationReportQuery = {}) =>
  queryOptions({
    queryKey: ['reports', 'getUtilizationReport', query],
    queryFn: ({ signal }) => docket.reports.getUtilization(query, { signal }),
  });

/** List imported bank statements */
export const listBankImportsOptions = (query: ListBankImportsQuery = {}) =>
  queryOptions({
    queryKey: ['bank-imports', 'listBankImports', query],
    queryFn: ({ signal }) => docket.bankImports.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get an imported bank statement */
export const getBankImportOptions = (bankImportId: string, query: GetBankImportQuery = {}) =>
  queryOptions({
    queryKey: ['bank-imports', 'getBankImport', bankImportId, query],
    queryFn: ({ signal }) => withEtag(docket.bankImports.get(bankImportId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** List the lines of a bank statement */
export const listBankImportLinesOptions = (bankImportId: string, query: ListBankImportLinesQuery = {}) =>
  queryOptions({
    queryKey: ['bank-imports', 'listBankImportLines', bankImportId, query],
    queryFn: ({ signal }) => docket.bankImports.listLines(bankImportId, query, { signal }),
    placeholderData: keepPreviousData,
  });

/** List items */
export const listItemsOptions = (query: ListItemsQuery = {}) =>
  queryOptions({
    queryKey: ['items', 'listItems', query],
    queryFn: ({ signal }) => docket.items.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get an item */
export const getItemOptions = (itemId: string, query: GetItemQuery = {}) =>
  queryOptions({
    queryKey: ['items', 'getItem', itemId, query],
    queryFn: ({ signal }) => withEtag(docket.items.get(itemId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** List recurring invoices */
export const listRecurringInvoicesOptions = (query: ListRecurringInvoicesQuery = {}) =>
  queryOptions({
    queryKey: ['recurring-invoices', 'listRecurringInvoices', query],
    queryFn: ({ signal }) => docket.recurringInvoices.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a recurring invoice */
export const getRecurringInvoiceOptions = (recurringInvoiceId: string, query: GetRecurringInvoiceQuery = {}) =>
  queryOptions({
    queryKey: ['recurring-invoices', 'getRecurringInvoice', recurringInvoiceId, query],
    queryFn: ({ signal }) => withEtag(docket.recurringInvoices.get(recurringInvoiceId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** Preview the next invoices */
export const previewRecurringInvoiceOptions = (recurringInvoiceId: string, query: PreviewRecurringInvoiceQuery = {}) =>
  queryOptions({
    queryKey: ['recurring-invoices', 'previewRecurringInvoice', recurringInvoiceId, query],
    queryFn: ({ signal }) => docket.recurringInvoices.preview(recurringInvoiceId, query, { signal }),
  });

/** List tax rates */
export const listTaxRatesOptions = (query: ListTaxRatesQuery = {}) =>
  queryOptions({
    queryKey: ['tax-rates', 'listTaxRates', query],
    queryFn: ({ signal }) => docket.taxRates.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a tax rate */
export const getTaxRateOptions = (taxRateId: string, query: GetTaxRateQuery = {}) =>
  queryOptions({
    queryKey: ['tax-rates', 'getTaxRate', taxRateId, query],
    queryFn: ({ signal }) => withEtag(docket.taxRates.get(taxRateId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** List exchange rates */
export const listExchangeRatesOptions = (query: ListExchangeRatesQuery = {}) =>
  queryOptions({
    queryKey: ['exchange-rates', 'listExchangeRates', query],
    queryFn: ({ signal }) => docket.exchangeRates.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Look up the exchange rate of a day */
export const getExchangeRateOfDayOptions = (query: GetExchangeRateOfDayQuery) =>
  queryOptions({
    queryKey: ['exchange-rates', 'getExchangeRateOfDay', query],
    queryFn: ({ signal }) => docket.exchangeRates.getOfDay(query, { signal }),
  });

/** Get an exchange rate */
export const getExchangeRateOptions = (exchangeRateId: string, query: GetExchangeRateQuery = {}) =>
  queryOptions({
    queryKey: ['exchange-rates', 'getExchangeRate', exchangeRateId, query],
    queryFn: ({ signal }) => withEtag(docket.exchangeRates.get(exchangeRateId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** List invoices */
export const listInvoicesOptions = (query: ListInvoicesQuery = {}) =>
  queryOptions({
    queryKey: ['invoices', 'listInvoices', query],
    queryFn: ({ signal }) => docket.invoices.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get receivables aging */
export const getInvoiceAgingOptions = (query: GetInvoiceAgingQuery = {}) =>
  queryOptions({
    queryKey: ['invoices', 'getInvoiceAging', query],
    queryFn: ({ signal }) => docket.invoices.getAging(query, { signal }),
  });

/** Preview an invoice from unbilled time */
export const previewInvoiceFromTimeOptions = (body: InvoiceFromTime) =>
  queryOptions({
    queryKey: ['invoices', 'previewInvoiceFromTime', body],
    queryFn: ({ signal }) => docket.invoices.previewFromTime(body, { signal }),
  });

/** Get an invoice */
export const getInvoiceOptions = (invoiceId: string, query: GetInvoiceQuery = {}) =>
  queryOptions({
    queryKey: ['invoices', 'getInvoice', invoiceId, query],
    queryFn: ({ signal }) => withEtag(docket.invoices.get(invoiceId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** List the ways to pay an invoice */
export const getInvoicePaymentMethodsOptions = (invoiceId: string, query: GetInvoicePaymentMethodsQuery = {}) =>
  queryOptions({
    queryKey: ['payments', 'getInvoicePaymentMethods', invoiceId, query],
    queryFn: ({ signal }) => docket.invoices.getPaymentMethods(invoiceId, query, { signal }),
  });

/** Get the trace of an invoice */
export const getInvoiceTraceOptions = (invoiceId: string, query: GetInvoiceTraceQuery = {}) =>
  queryOptions({
    queryKey: ['invoices', 'getInvoiceTrace', invoiceId, query],
    queryFn: ({ signal }) => docket.invoices.getTrace(invoiceId, query, { signal }),
  });

/** List the payments of an invoice */
export const listInvoicePaymentsOptions = (invoiceId: string, query: ListInvoicePaymentsQuery = {}) =>
  queryOptions({
    queryKey: ['payments', 'listInvoicePayments', invoiceId, query],
    queryFn: ({ signal }) => docket.invoices.listPayments(invoiceId, query, { signal }),
    placeholderData: keepPreviousData,
  });

/** List payments */
export const listPaymentsOptions = (query: ListPaymentsQuery = {}) =>
  queryOptions({
    queryKey: ['payments', 'listPayments', query],
    queryFn: ({ signal }) => docket.payments.list(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Get a payment */
export const getPaymentOptions = (paymentId: string, query: GetPaymentQuery = {}) =>
  queryOptions({
    queryKey: ['payments', 'getPayment', paymentId, query],
    queryFn: ({ signal }) => withEtag(docket.payments.get(paymentId, query, { signal })),
    structuralSharing: shareWithEtag,
  });

/** Preview the reminder of an overdue invoice */
export const previewInvoiceReminderOptions = (invoiceId: string, body: InvoiceRemind) =>
  queryOptions({
    queryKey: ['invoices', 'previewInvoiceReminder', invoiceId, body],
    queryFn: ({ signal }) => docket.invoices.previewReminder(invoiceId, body, { signal }),
  });

/** Preview the mail of an invoice */
export const previewInvoiceMailOptions = (invoiceId: string, body: InvoiceSend) =>
  queryOptions({
    queryKey: ['invoices', 'previewInvoiceMail', invoiceId, body],
    queryFn: ({ signal }) => docket.invoices.previewMail(invoiceId, body, { signal }),
  });
