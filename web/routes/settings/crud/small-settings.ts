/** The small settings of tickets, projects and agreements. */
import { useQuery } from '@tanstack/react-query';
import type { AgreementType, ProjectType, RateCard, Tag, TicketPriority, TicketStatus } from 'docket-sdk';
import { docket } from '../../../api/docket.js';
import {
  createAgreementTypeFields,
  createProjectTypeFields,
  createRateCardFields,
  createTagFields,
  createTicketPriorityFields,
  createTicketStatusFields,
  updateAgreementTypeFields,
  updateProjectTypeFields,
  updateRateCardFields,
  updateTagFields,
  updateTicketPriorityFields,
  updateTicketStatusFields,
} from '../../../generated/fields.js';
import { ticketStatusTypeLabels } from '../../../generated/labels.js';
import {
  getAgreementTypeOptions,
  getProjectTypeOptions,
  getRateCardOptions,
  getTagOptions,
  getTicketPriorityOptions,
  getTicketStatusOptions,
  listAgreementTypesOptions,
  listProjectTypesOptions,
  listRateCardsOptions,
  listTagsOptions,
  listTicketPrioritiesOptions,
  listTicketStatusesOptions,
} from '../../../generated/queries.js';
import { useListPages } from '../../../ui/list-pages.js';
import { bodyBy } from '../../../entities/schema/schema-values.js';
import type { Crud } from './crud.js';
import { t } from '../../../messages/text.js';

const name = { name: 'name', label: t('common.name') };
const color = { name: 'color', label: t('settings.color'), hint: null };
const position = { name: 'position', label: t('settings.position'), hint: t('settings.whereItStandsInListsThe') };

export const ticketStatuses: Crud<TicketStatus> = {
  one: 'ticket status',
  many: 'Ticket statuses',
  lead: t('settings.whatATicketGoesThroughA'),
  useRows: () => useListPages((page) => listTicketStatusesOptions(page)),
  useOne: (id) => useQuery(getTicketStatusOptions(id)),
  shown: [
    name,
    {
      name: 'type',
      label: t('common.kind'),
      words: ticketStatusTypeLabels,
      hint: t('settings.whetherWorkOnTheTicketGoes'),
    },
    color,
    { name: 'pauses_sla', label: t('settings.pausesTheSla'), hint: null },
    position,
  ],
  columns: ['type', 'pauses_sla', 'position'],
  create: {
    operation: 'createTicketStatus',
    fields: createTicketStatusFields,
    send: (values) => docket.ticketStatuses.create(bodyBy(createTicketStatusFields, values)),
  },
  update: {
    operation: 'updateTicketStatus',
    fields: updateTicketStatusFields,
    send: (id, values, ifMatch) =>
      docket.ticketStatuses.update(id, bodyBy(updateTicketStatusFields, values), { ifMatch }),
  },
  remove: {
    operation: 'deleteTicketStatus',
    send: (id) => docket.ticketStatuses.delete(id),
    words: t('settings.onlyAStatusThatNoTicket'),
  },
};

export const ticketPriorities: Crud<TicketPriority> = {
  one: 'priority',
  many: 'Ticket priorities',
  lead: t('settings.howUrgentATicketIsAnd'),
  useRows: () => useListPages((page) => listTicketPrioritiesOptions(page)),
  useOne: (id) => useQuery(getTicketPriorityOptions(id)),
  shown: [
    name,
    color,
    {
      name: 'sla_response',
      label: t('settings.firstResponseWithin'),
      short: t('settings.response'),
      kind: 'minutes',
      hint: t('settings.hoursAndMinutes400Empty'),
    },
    {
      name: 'sla_resolution',
      label: t('settings.solvedWithin'),
      short: t('settings.solved'),
      kind: 'minutes',
      hint: t('settings.hoursAndMinutes2400Empty'),
    },
    { name: 'is_default', label: t('settings.defaultForNewTickets'), short: t('settings.default'), hint: null },
    position,
  ],
  columns: ['sla_response', 'sla_resolution', 'is_default', 'position'],
  create: {
    operation: 'createTicketPriority',
    fields: createTicketPriorityFields,
    send: (values) => docket.ticketPriorities.create(bodyBy(createTicketPriorityFields, values)),
  },
  update: {
    operation: 'updateTicketPriority',
    fields: updateTicketPriorityFields,
    send: (id, values, ifMatch) =>
      docket.ticketPriorities.update(id, bodyBy(updateTicketPriorityFields, values), { ifMatch }),
  },
  remove: {
    operation: 'deleteTicketPriority',
    send: (id) => docket.ticketPriorities.delete(id),
    words: t('settings.onlyAPriorityThatNoTicket'),
  },
};

export const projectTypes: Crud<ProjectType> = {
  one: 'project type',
  many: 'Project types',
  lead: t('settings.whatKindsOfProjectsYouDo'),
  useRows: () => useListPages((page) => listProjectTypesOptions(page)),
  useOne: (id) => useQuery(getProjectTypeOptions(id)),
  shown: [name],
  columns: [],
  create: {
    operation: 'createProjectType',
    fields: createProjectTypeFields,
    send: (values) => docket.projectTypes.create(bodyBy(createProjectTypeFields, values)),
  },
  update: {
    operation: 'updateProjectType',
    fields: updateProjectTypeFields,
    send: (id, values, ifMatch) => docket.projectTypes.update(id, bodyBy(updateProjectTypeFields, values), { ifMatch }),
  },
  remove: {
    operation: 'deleteProjectType',
    send: (id) => docket.projectTypes.delete(id),
    words: t('settings.onlyATypeThatNoProject'),
  },
};

export const agreementTypes: Crud<AgreementType> = {
  one: 'agreement type',
  many: 'Agreement types',
  lead: t('settings.whatKindsOfRetainersYouSell'),
  useRows: () => useListPages((page) => listAgreementTypesOptions(page)),
  useOne: (id) => useQuery(getAgreementTypeOptions(id)),
  shown: [name, { name: 'default_hours', label: t('settings.usualHours'), unit: 'h' }],
  columns: ['default_hours'],
  create: {
    operation: 'createAgreementType',
    fields: createAgreementTypeFields,
    send: (values) => docket.agreementTypes.create(bodyBy(createAgreementTypeFields, values)),
  },
  update: {
    operation: 'updateAgreementType',
    fields: updateAgreementTypeFields,
    send: (id, values, ifMatch) =>
      docket.agreementTypes.update(id, bodyBy(updateAgreementTypeFields, values), { ifMatch }),
  },
  remove: {
    operation: 'deleteAgreementType',
    send: (id) => docket.agreementTypes.delete(id),
    words: t('settings.onlyATypeThatNoAgreement'),
  },
};

export const rateCards: Crud<RateCard> = {
  one: 'rate card',
  many: 'Rate cards',
  lead: t('settings.whatAnHourCostsAClient'),
  useRows: () => useListPages((page) => listRateCardsOptions(page)),
  useOne: (id) => useQuery(getRateCardOptions(id)),
  shown: [
    name,
    { name: 'currency', label: t('common.currency'), kind: 'currency' },
    { name: 'standard_rate', label: t('settings.standardRate'), kind: 'money' },
    {
      name: 'emergency_rate',
      label: t('settings.emergencyRate'),
      kind: 'money',
      hint: t('settings.emptyForTheStandardRateTimes'),
    },
    { name: 'is_default', label: t('settings.defaultOfItsCurrency'), short: t('settings.default'), hint: null },
  ],
  columns: ['currency', 'standard_rate', 'emergency_rate', 'is_default'],
  create: {
    operation: 'createRateCard',
    fields: createRateCardFields,
    send: (values) => docket.rateCards.create(bodyBy(createRateCardFields, values)),
  },
  update: {
    operation: 'updateRateCard',
    fields: updateRateCardFields,
    send: (id, values, ifMatch) => docket.rateCards.update(id, bodyBy(updateRateCardFields, values), { ifMatch }),
  },
  remove: {
    operation: 'deleteRateCard',
    send: (id) => docket.rateCards.delete(id),
    words: t('settings.onlyACardThatNoClient'),
  },
};

export const tags: Crud<Tag> = {
  one: 'tag',
  many: 'Tags',
  lead: t('settings.wordsByWhichClientsContactsProjects'),
  useRows: () => useListPages((page) => listTagsOptions(page)),
  useOne: (id) => useQuery(getTagOptions(id)),
  shown: [name, color, { name: 'description', label: t('settings.whatItIsFor'), kind: 'lines', hint: null }],
  columns: ['description'],
  figures: [{ name: 'usage_count', label: t('common.used') }],
  create: {
    operation: 'createTag',
    fields: createTagFields,
    send: (values) => docket.tags.create(bodyBy(createTagFields, values)),
  },
  update: {
    operation: 'updateTag',
    fields: updateTagFields,
    send: (id, values, ifMatch) => docket.tags.update(id, bodyBy(updateTagFields, values), { ifMatch }),
  },
  remove: {
    operation: 'deleteTag',
    send: (id) => docket.tags.delete(id),
    words: t('settings.itIsTakenOffEverythingThat'),
  },
};
