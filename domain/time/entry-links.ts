/** The links of a time entry, which must fit each other (docs/decisions/time-entries.md). */
import { invalidMany, type FieldError } from '../errors.js';

/** The links of an entry, by id. */
export interface Links {
  readonly client_id: string | null;
  readonly project_id: string | null;
  readonly ticket_id: string | null;
  readonly agreement_id: string | null;
  readonly period_id: string | null;
}

/**
 * Requested links. A null client or project is inferred if possible; an agreement only if undefined (null means none).
 */
export type WantedLinks = Omit<Links, 'agreement_id'> & { readonly agreement_id: string | null | undefined };

/** The objects found for the requested links, and the client and project inferred from them. */
export interface FoundLinks {
  readonly client?: { readonly id: string } | undefined;
  readonly project?:
    | { readonly id: string; readonly client_id: string; readonly agreement_id: string | null }
    | undefined;
  readonly ticket?:
    | {
        readonly id: string;
        readonly client_id: string;
        readonly project_id: string | null;
        readonly agreement_id: string | null;
      }
    | undefined;
  readonly agreement?: { readonly id: string; readonly client_id: string } | undefined;
  readonly period?: { readonly id: string; readonly agreement_id: string } | undefined;
}

/** The agreement that follows from the ticket, else from the project; null if neither has one. */
export const impliedAgreement = ({ ticket, project }: FoundLinks): string | null =>
  ticket?.agreement_id ?? project?.agreement_id ?? null;

/**
 * The links of an entry, including inferred ones. Throws `invalid_request` with every link that does not exist or does
 * not fit the others.
 */
export function resolveLinks(wanted: WantedLinks, found: FoundLinks): Links {
  const problems = [...missing(wanted, found), ...mismatched(wanted, found)];
  if (problems.length > 0) throw invalidMany(problems);
  const agreement =
    wanted.agreement_id === undefined ? (found.period?.agreement_id ?? impliedAgreement(found)) : wanted.agreement_id;
  return {
    client_id: found.client?.id ?? null,
    project_id: found.project?.id ?? null,
    ticket_id: wanted.ticket_id,
    agreement_id: agreement,
    period_id: wanted.period_id,
  };
}

const kinds = ['client', 'project', 'ticket', 'agreement', 'period'] as const;

function missing(wanted: WantedLinks, found: FoundLinks): FieldError[] {
  return kinds
    .filter((kind) => wanted[`${kind}_id`] && !found[kind])
    .map((kind) => ({ field: `${kind}_id`, message: `does not exist: ${wanted[`${kind}_id`]}` }));
}

function mismatched(wanted: WantedLinks, { client, project, ticket, agreement, period }: FoundLinks): FieldError[] {
  const problems: FieldError[] = [];
  const unless = (fits: boolean, field: keyof Links, message: string): void => {
    if (!fits) problems.push({ field, message });
  };
  const ofClient = (link?: { client_id: string }): boolean => !link || !client || link.client_id === client.id;
  unless(ofClient(project), 'project_id', 'must be a project of the client');
  unless(ofClient(ticket), 'ticket_id', 'must be a ticket of the client');
  unless(ofClient(agreement), 'agreement_id', 'must be an agreement of the client');
  const ofProject = !ticket?.project_id || !project || ticket.project_id === project.id;
  unless(ofProject, 'ticket_id', 'must be a ticket of the project');
  const implied = impliedAgreement({ ticket, project });
  const isOther = implied !== null && agreement !== undefined && agreement.id !== implied;
  unless(!isOther, 'agreement_id', 'must be the agreement of the project or ticket');
  const ofAgreement = !period || wanted.agreement_id === undefined || period.agreement_id === wanted.agreement_id;
  unless(ofAgreement, 'period_id', 'must be a period of the agreement');
  return problems;
}

/** Throws `invalid_request` unless an entry has a client, a project or a ticket. */
export function assertLinked(links: {
  readonly [K in 'client_id' | 'project_id' | 'ticket_id']?: string | null | undefined;
}): void {
  if (links.client_id ?? links.project_id ?? links.ticket_id) return;
  throw invalidMany([{ field: 'client_id', message: 'is required unless project_id or ticket_id is given' }]);
}
