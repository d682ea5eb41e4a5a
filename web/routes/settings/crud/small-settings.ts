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

const name = { name: 'name', label: 'Name' };
const color = { name: 'color', label: 'Color', hint: null };
const position = { name: 'position', label: 'Position', hint: 'Where it stands in lists; the first is 1.' };

export const ticketStatuses: Crud<TicketStatus> = {
  one: 'ticket status',
  many: 'Ticket statuses',
  lead: 'What a ticket goes through. A closed status ends the work on it; one that pauses the SLA stops its clock, such as while you wait for the client.',
  useRows: () => useListPages((page) => listTicketStatusesOptions(page)),
  useOne: (id) => useQuery(getTicketStatusOptions(id)),
  shown: [
    name,
    { name: 'type', label: 'Kind', words: ticketStatusTypeLabels, hint: 'Whether work on the ticket goes on.' },
    color,
    { name: 'pauses_sla', label: 'Pauses the SLA', hint: null },
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
    words: 'Only a status that no ticket has can be deleted.',
  },
};

export const ticketPriorities: Crud<TicketPriority> = {
  one: 'priority',
  many: 'Ticket priorities',
  lead: 'How urgent a ticket is, and how soon you promise to answer and to solve it. Targets count business hours if these are set.',
  useRows: () => useListPages((page) => listTicketPrioritiesOptions(page)),
  useOne: (id) => useQuery(getTicketPriorityOptions(id)),
  shown: [
    name,
    color,
    {
      name: 'sla_response',
      label: 'First response within',
      short: 'Response',
      kind: 'minutes',
      hint: 'Hours and minutes: 4:00. Empty for no target.',
    },
    {
      name: 'sla_resolution',
      label: 'Solved within',
      short: 'Solved',
      kind: 'minutes',
      hint: 'Hours and minutes: 24:00. Empty for no target.',
    },
    { name: 'is_default', label: 'Default for new tickets', short: 'Default', hint: null },
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
    words: 'Only a priority that no ticket has can be deleted.',
  },
};

export const projectTypes: Crud<ProjectType> = {
  one: 'project type',
  many: 'Project types',
  lead: 'What kinds of projects you do, for filters and reports: website, audit, support.',
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
    words: 'Only a type that no project has can be deleted.',
  },
};

export const agreementTypes: Crud<AgreementType> = {
  one: 'agreement type',
  many: 'Agreement types',
  lead: 'What kinds of retainers you sell, with the hours that they usually include.',
  useRows: () => useListPages((page) => listAgreementTypesOptions(page)),
  useOne: (id) => useQuery(getAgreementTypeOptions(id)),
  shown: [name, { name: 'default_hours', label: 'Usual hours', unit: 'h' }],
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
    words: 'Only a type that no agreement has can be deleted.',
  },
};

export const rateCards: Crud<RateCard> = {
  one: 'rate card',
  many: 'Rate cards',
  lead: 'What an hour costs. A client has a card of their own, or the default of their currency.',
  useRows: () => useListPages((page) => listRateCardsOptions(page)),
  useOne: (id) => useQuery(getRateCardOptions(id)),
  shown: [
    name,
    { name: 'currency', label: 'Currency', kind: 'currency' },
    { name: 'standard_rate', label: 'Standard rate', kind: 'money' },
    {
      name: 'emergency_rate',
      label: 'Emergency rate',
      kind: 'money',
      hint: 'Empty for the standard rate times the emergency factor.',
    },
    { name: 'is_default', label: 'Default of its currency', short: 'Default', hint: null },
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
    words: 'Only a card that no client, project or time entry has can be deleted.',
  },
};

export const tags: Crud<Tag> = {
  one: 'tag',
  many: 'Tags',
  lead: 'Words by which clients, contacts, projects and tickets are found together.',
  useRows: () => useListPages((page) => listTagsOptions(page)),
  useOne: (id) => useQuery(getTagOptions(id)),
  shown: [name, color, { name: 'description', label: 'What it is for', kind: 'lines', hint: null }],
  columns: ['description'],
  figures: [{ name: 'usage_count', label: 'Used' }],
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
    words: 'It is taken off everything that has it. This cannot be undone.',
  },
};
