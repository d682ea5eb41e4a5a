/** The parts of the settings, in the order of their list. */
import type { OperationId } from '../../generated/needs.js';

export interface SettingsPart {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  /** A user who may not do this does not see the part. */
  readonly needs: OperationId;
}

export const settingsGroups: readonly { readonly title: string; readonly parts: readonly SettingsPart[] }[] = [
  {
    title: 'Firm',
    parts: [
      {
        id: 'workspace',
        name: 'Workspace',
        detail: 'Name, currency, time zone and language',
        needs: 'updateWorkspace',
      },
      {
        id: 'business',
        name: 'Business identity',
        detail: 'Who you are on invoices, and your logo',
        needs: 'updateWorkspace',
      },
      {
        id: 'portal',
        name: 'Client portal',
        detail: 'Its color, and whether clients see hours',
        needs: 'updateWorkspace',
      },
    ],
  },
  {
    title: 'Billing',
    parts: [
      { id: 'payment', name: 'Payment details', detail: 'How clients pay you', needs: 'updateWorkspace' },
      {
        id: 'invoice-numbers',
        name: 'Invoice numbers',
        detail: 'What the next invoice is called',
        needs: 'updateWorkspace',
      },
      {
        id: 'billing-rules',
        name: 'Billing rules',
        detail: 'Terms, tax, rounding and what needs approval',
        needs: 'updateWorkspace',
      },
      { id: 'rate-cards', name: 'Rate cards', detail: 'What an hour costs', needs: 'updateRateCard' },
    ],
  },
  {
    title: 'Work',
    parts: [
      {
        id: 'business-hours',
        name: 'Business hours',
        detail: 'When the clocks of the SLA run',
        needs: 'updateWorkspace',
      },
      {
        id: 'ticket-statuses',
        name: 'Ticket statuses',
        detail: 'What a ticket goes through',
        needs: 'updateTicketStatus',
      },
      {
        id: 'ticket-priorities',
        name: 'Ticket priorities',
        detail: 'Urgency, with the targets of the SLA',
        needs: 'updateTicketPriority',
      },
      { id: 'project-types', name: 'Project types', detail: 'Kinds of projects', needs: 'updateProjectType' },
      { id: 'agreement-types', name: 'Agreement types', detail: 'Kinds of retainers', needs: 'updateAgreementType' },
      { id: 'tags', name: 'Tags', detail: 'Words to find things by', needs: 'updateTag' },
    ],
  },
];

export const settingsParts: readonly SettingsPart[] = settingsGroups.flatMap(({ parts }) => parts);
