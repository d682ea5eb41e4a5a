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
const color = { name: 'color', label: t('settings.color') };
const position = { name: 'position', label: t('settings.position'), hint: t('settings.positionHint') };

export const ticketStatuses: Crud<TicketStatus> = {
  one: t('settings.ticketStatus'),
  many: t('shell.ticketStatuses'),
  newOne: t('settings.newTicketStatus'),
  none: t('settings.noTicketStatuses'),
  lead: t('settings.aboutStatuses'),
  useRows: () => useListPages((page) => listTicketStatusesOptions(page)),
  useOne: (id) => useQuery(getTicketStatusOptions(id)),
  shown: [
    name,
    {
      name: 'type',
      label: t('common.type'),
      words: ticketStatusTypeLabels,
      hint: t('settings.statusTypeHint'),
    },
    color,
    { name: 'pauses_sla', label: t('settings.pausesTheSla') },
    position,
  ],
  columns: ['type', 'pauses_sla', 'position'],
  create: {
    operation: 'createTicketStatus',
    fields: createTicketStatusFields,
    send: (values) => docket.ticketStatuses.create(bodyBy(createTicketStatusFields, values)),
    action: t('settings.addTicketStatus'),
  },
  update: {
    operation: 'updateTicketStatus',
    fields: updateTicketStatusFields,
    send: (id, values, ifMatch) =>
      docket.ticketStatuses.update(id, bodyBy(updateTicketStatusFields, values), { ifMatch }),
  },
  remove: {
    operation: 'deleteTicketStatus',
    send: (api, id) => api.ticketStatuses.delete(id),
    isRefusedIfUsed: true,
  },
};

export const ticketPriorities: Crud<TicketPriority> = {
  one: t('settings.priority'),
  many: t('shell.ticketPriorities'),
  newOne: t('settings.newPriority'),
  none: t('settings.noPriorities'),
  lead: t('settings.aboutPriorities'),
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
      hint: t('settings.responseHint'),
    },
    {
      name: 'sla_resolution',
      label: t('settings.resolvedWithin'),
      short: t('settings.resolution'),
      kind: 'minutes',
      hint: t('settings.resolutionHint'),
    },
    { name: 'is_default', label: t('settings.defaultForNewTickets'), short: t('settings.default') },
    position,
  ],
  columns: ['sla_response', 'sla_resolution', 'is_default', 'position'],
  create: {
    operation: 'createTicketPriority',
    fields: createTicketPriorityFields,
    send: (values) => docket.ticketPriorities.create(bodyBy(createTicketPriorityFields, values)),
    action: t('settings.addPriority'),
  },
  update: {
    operation: 'updateTicketPriority',
    fields: updateTicketPriorityFields,
    send: (id, values, ifMatch) =>
      docket.ticketPriorities.update(id, bodyBy(updateTicketPriorityFields, values), { ifMatch }),
  },
  remove: {
    operation: 'deleteTicketPriority',
    send: (api, id) => api.ticketPriorities.delete(id),
    isRefusedIfUsed: true,
  },
};

export const projectTypes: Crud<ProjectType> = {
  one: t('settings.projectType'),
  many: t('shell.projectTypes'),
  newOne: t('settings.newProjectType'),
  none: t('settings.noProjectTypes'),
  lead: t('settings.aboutProjectTypes'),
  useRows: () => useListPages((page) => listProjectTypesOptions(page)),
  useOne: (id) => useQuery(getProjectTypeOptions(id)),
  shown: [name],
  columns: [],
  create: {
    operation: 'createProjectType',
    fields: createProjectTypeFields,
    send: (values) => docket.projectTypes.create(bodyBy(createProjectTypeFields, values)),
    action: t('settings.addProjectType'),
  },
  update: {
    operation: 'updateProjectType',
    fields: updateProjectTypeFields,
    send: (id, values, ifMatch) => docket.projectTypes.update(id, bodyBy(updateProjectTypeFields, values), { ifMatch }),
  },
  remove: {
    operation: 'deleteProjectType',
    send: (api, id) => api.projectTypes.delete(id),
    isRefusedIfUsed: true,
  },
};

export const agreementTypes: Crud<AgreementType> = {
  one: t('settings.retainerType'),
  many: t('shell.agreementTypes'),
  newOne: t('settings.newRetainerType'),
  none: t('settings.noRetainerTypes'),
  lead: t('settings.aboutRetainerTypes'),
  useRows: () => useListPages((page) => listAgreementTypesOptions(page)),
  useOne: (id) => useQuery(getAgreementTypeOptions(id)),
  shown: [
    name,
    { name: 'default_hours', label: t('settings.defaultHours'), unit: 'h', hint: t('settings.defaultHoursHint') },
  ],
  columns: ['default_hours'],
  create: {
    operation: 'createAgreementType',
    fields: createAgreementTypeFields,
    send: (values) => docket.agreementTypes.create(bodyBy(createAgreementTypeFields, values)),
    action: t('settings.addRetainerType'),
  },
  update: {
    operation: 'updateAgreementType',
    fields: updateAgreementTypeFields,
    send: (id, values, ifMatch) =>
      docket.agreementTypes.update(id, bodyBy(updateAgreementTypeFields, values), { ifMatch }),
  },
  remove: {
    operation: 'deleteAgreementType',
    send: (api, id) => api.agreementTypes.delete(id),
    isRefusedIfUsed: true,
  },
};

export const rateCards: Crud<RateCard> = {
  one: t('settings.rateCard'),
  many: t('shell.rateCards'),
  newOne: t('settings.newRateCard'),
  none: t('settings.noRateCards'),
  lead: t('settings.aboutRateCards'),
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
      hint: t('settings.emergencyRateHint'),
    },
    { name: 'is_default', label: t('settings.defaultForItsCurrency'), short: t('settings.default') },
  ],
  columns: ['currency', 'standard_rate', 'emergency_rate', 'is_default'],
  create: {
    operation: 'createRateCard',
    fields: createRateCardFields,
    send: (values) => docket.rateCards.create(bodyBy(createRateCardFields, values)),
    action: t('settings.addRateCard'),
  },
  update: {
    operation: 'updateRateCard',
    fields: updateRateCardFields,
    send: (id, values, ifMatch) => docket.rateCards.update(id, bodyBy(updateRateCardFields, values), { ifMatch }),
  },
  remove: {
    operation: 'deleteRateCard',
    send: (api, id) => api.rateCards.delete(id),
    isRefusedIfUsed: true,
  },
};

export const tags: Crud<Tag> = {
  one: t('settings.tag'),
  many: t('shell.tags'),
  newOne: t('settings.newTag'),
  none: t('settings.noTags'),
  lead: t('settings.aboutTags'),
  useRows: () => useListPages((page) => listTagsOptions(page)),
  useOne: (id) => useQuery(getTagOptions(id)),
  shown: [name, color, { name: 'description', label: t('common.description'), kind: 'lines' }],
  columns: ['description'],
  figures: [{ name: 'usage_count', label: t('settings.uses') }],
  create: {
    operation: 'createTag',
    fields: createTagFields,
    send: (values) => docket.tags.create(bodyBy(createTagFields, values)),
    action: t('settings.addTag'),
  },
  update: {
    operation: 'updateTag',
    fields: updateTagFields,
    send: (id, values, ifMatch) => docket.tags.update(id, bodyBy(updateTagFields, values), { ifMatch }),
  },
  remove: {
    operation: 'deleteTag',
    send: (api, id) => api.tags.delete(id),
    isRefusedIfUsed: false,
  },
};
