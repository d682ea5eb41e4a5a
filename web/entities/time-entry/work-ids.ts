/** Ids of the work that time is spent on. */
export interface WorkIds {
  readonly client_id?: string | null;
  readonly project_id?: string | null;
  readonly ticket_id?: string | null;
}

/** Id of the most specific object: time of a ticket also has its project and client. */
export const idOf = ({ ticket_id, project_id, client_id }: WorkIds): string | null =>
  ticket_id ?? project_id ?? client_id ?? null;

/** Finds the kind by the prefix of the id. For a ticket, the server adds the project and the client. */
export function idsOf(id: string): WorkIds {
  if (id.startsWith('tkt_')) return { ticket_id: id };
  return id.startsWith('prj_') ? { project_id: id } : { client_id: id };
}

export type WorkKind = 'project' | 'ticket' | 'client';
