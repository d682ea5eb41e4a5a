import { Event } from '../models/events/event.js';
import { allEvents, listEvents } from '../queries/events/events.js';
import { serializeEvent } from '../serializers/event.js';
import { each, isFile } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

export const events = {
  async listEvents(ctx, { query }) {
    if (isFile(query)) return allEvents(ctx, query, each(serializeEvent));
    const { rows, pagination } = await listEvents(ctx, query);
    return { data: rows.map(serializeEvent), pagination };
  },

  async getEvent(ctx, { params }) {
    return { data: serializeEvent(await Event.get(ctx, params.id)) };
  },

  streamChanges(_ctx, { query }) {
    return Promise.resolve({ changesAfter: query.after });
  },
} satisfies Handlers<'events'>;
