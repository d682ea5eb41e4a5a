/** The ids by which time names what it is spent on. */
export interface WorkIds {
  readonly client_id?: string | null;
  readonly project_id?: string | null;
  readonly ticket_id?: string | null;
}

/** Of the work itself: time of a ticket belongs to its project and client as well. */
export const idOf = ({ ticket_id, project_id, client_id }: WorkIds): string | null =>
  ticket_id ?? project_id ?? client_id ?? null;

/** By the prefix of its id: time of a ticket belongs to the ticket's project and client by itself. */
export function idsOf(id: string): WorkIds {
  if (id.startsWith('tkt_')) return { ticket_id: id };
  return id.startsWith('prj_') ? { project_id: id } : { client_id: id };
}

export type WorkKind = 'project' | 'ticket' | 'client';
