/** The filters of the list for some work. */
import type { WorkIds } from '../../entities/time-entry/work-ids.js';
import type { TimeSearch } from './time-search.js';

export const searchOf = ({ project_id, ticket_id, client_id }: WorkIds): TimeSearch => ({
  project_id: project_id == null ? undefined : [project_id],
  ticket_id: ticket_id == null ? undefined : [ticket_id],
  client_id: client_id == null ? undefined : [client_id],
});
