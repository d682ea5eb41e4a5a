/**
 * 1,000,000 tickets to search, next to the time entries of the largest firm. SQL creates them and their index once;
 * later runs use them again.
 */
import sql from 'sql-template-tag';
import type { Database } from '../../database/db.js';
import { execute, select } from '../../models/select.js';

const tickets = 1_000_000;

/**
 * The words in tickets: each contains one numbered word of every kind, such as `router7`. The more words of a kind
 * there are, the rarer each of them is; the numbers of words are primes, so that no two kinds correlate. The kinds are
 * in alphabetical order, like terms in the index.
 */
const wordsOfKind = {
  account: 2003,
  backup: 53,
  cable: 503,
  domain: 11,
  email: 101,
  firewall: 5003,
  gateway: 211,
  hosting: 1009,
  invoice: 23,
  licence: 10_007,
  meeting: 50_021,
  router: 5,
} as const;
const kinds = Object.keys(wordsOfKind) as (keyof typeof wordsOfKind)[];

const described = kinds.slice(0, 8);
const titled = kinds.slice(8);

const numberOf = (kind: keyof typeof wordsOfKind): string => `seq * 7919 % ${wordsOfKind[kind]}`;
const wordOf = (kind: keyof typeof wordsOfKind): string => `CONCAT('${kind}', ${numberOf(kind)})`;
const ticketId = "CONCAT('tkt_', LPAD(LOWER(HEX(seq)), 26, '0'))";
/** The beginning of a title as the index stores it. */
const opening = `LEFT(CONCAT('.', CONCAT_WS('.', ${titled.map(wordOf).join(', ')})), 40)`;
const all = `seq_1_to_${tickets}`;

/** Fills the workspace unless it is already filled. */
export async function seedTickets(db: Database, workspaceId: string, say: (line: string) => void): Promise<void> {
  await db.perform('CREATE TABLE IF NOT EXISTS bench_searched (workspace_id VARCHAR(40) PRIMARY KEY)', []);
  const done = await select({ db }, sql`SELECT 1 FROM bench_searched WHERE workspace_id = ${workspaceId}`);
  if (done.length > 0) return;
  say(`Making ${tickets} tickets and their index`);
  await addTickets(db, workspaceId);
  await addIndex(db, workspaceId);
  await db.perform('ANALYZE TABLE tickets, search_terms, search_documents', []);
  await execute({ db }, sql`INSERT INTO bench_searched (workspace_id) VALUES (${workspaceId})`);
}

/** Adds closed tickets, so that the figures of reports on open tickets do not change. */
async function addTickets(db: Database, workspaceId: string): Promise<void> {
  const clientId = `cli_${'s'.repeat(26)}`;
  const now = new Date();
  await execute(
    { db },
    sql`INSERT INTO clients (id, name, name_key, currency, sla_overrides, workspace_id, created_at, updated_at)
        VALUES (${clientId}, 'Searched', 'searched', 'USD', '[]', ${workspaceId}, ${now}, ${now})`,
  );
  const made = "'2020-01-01' + INTERVAL seq MINUTE";
  await db.perform(
    `INSERT INTO tickets (id, number, title, description, client_id, status_id, priority_id, priority_position, billing_type,
                          opened_at, closed_at, workspace_id, created_at, updated_at)
     SELECT ${ticketId}, CONCAT('TKT-', seq), CONCAT_WS(' ', ${titled.map(wordOf).join(', ')}), CONCAT_WS(' ', ${described.map(wordOf).join(', ')}),
            ?, s.id, p.id, p.position, 'time_and_materials', ${made}, ${made}, s.workspace_id, ${made}, ${made}
       FROM ${all}
       JOIN (SELECT id, workspace_id FROM ticket_statuses WHERE workspace_id = ? AND type = 'closed' ORDER BY position LIMIT 1) s
       JOIN ticket_priorities p ON p.workspace_id = s.workspace_id AND p.is_default`,
    [clientId, workspaceId],
  );
}

/** Writes the rows that models/search/search-index.ts would write for each ticket. */
async function addIndex(db: Database, workspaceId: string): Promise<void> {
  await db.perform(
    `INSERT INTO search_documents (workspace_id, resource_type, resource_id, terms)
     SELECT ?, 'tickets', ${ticketId}, CONCAT(' ', CONCAT_WS(' ', ${opening}, ${kinds.map(wordOf).join(', ')}), ' ') FROM ${all}`,
    [workspaceId],
  );
  for (const term of [opening, ...kinds.map(wordOf)])
    await db.perform(
      `INSERT INTO search_terms (workspace_id, resource_type, term, resource_id)
       SELECT ?, 'tickets', ${term} AS term, ${ticketId} AS id FROM ${all} ORDER BY term, id`,
      [workspaceId],
    );
}
