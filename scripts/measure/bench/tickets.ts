/** A workspace with 1,000,000 tickets to search, made in SQL with their index; kept between runs. */
import sql from 'sql-template-tag';
import type { Database } from '../../../models/database/db.js';
import { execute, select } from '../../../models/select.js';
import { createWorkspace } from '../../../commands/across/create-workspace.js';
import type { Seeded } from './seed.js';

const tickets = 1_000_000;

/**
 * What tickets are about: each holds one numbered word of every kind, such as `router7`. The more words of a kind there are, the
 * rarer is each of them; their numbers are primes, so that no two kinds go together. In the order of the alphabet, as terms are.
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

const numberOf = (kind: keyof typeof wordsOfKind): string => `seq * 7919 % ${wordsOfKind[kind]}`;
const wordOf = (kind: keyof typeof wordsOfKind): string => `CONCAT('${kind}', ${numberOf(kind)})`;
const ticketId = "CONCAT('tkt_', LPAD(LOWER(HEX(seq)), 26, '0'))";
const all = `seq_1_to_${tickets}`;

/** Fills the database, or finds it filled. */
export async function seedTickets(db: Database, say: (line: string) => void): Promise<Seeded> {
  await db.perform('CREATE TABLE IF NOT EXISTS bench_tickets (workspace_id VARCHAR(40), api_key VARCHAR(100))', []);
  const [done] = await select<{ workspace_id: string; api_key: string }>(
    { db },
    sql`SELECT workspace_id, api_key FROM bench_tickets`,
  );
  if (done) return { workspaceId: done.workspace_id, key: done.api_key };
  say(`Making ${tickets} tickets and their index`);
  const { workspace_id: workspaceId, live_key } = await createWorkspace(db, {
    name: 'Bench of search',
    email: 'search@example.com',
  });
  await addTickets(db, workspaceId);
  await addIndex(db, workspaceId);
  await db.perform('ANALYZE TABLE tickets, search_terms, search_documents', []);
  await execute({ db }, sql`INSERT INTO bench_tickets (workspace_id, api_key) VALUES (${workspaceId}, ${live_key})`);
  return { workspaceId, key: live_key };
}

async function addTickets(db: Database, workspaceId: string): Promise<void> {
  const clientId = `cli_${'s'.repeat(26)}`;
  const now = new Date();
  await execute(
    { db },
    sql`INSERT INTO clients (id, name, name_key, currency, sla_overrides, workspace_id, created_at, updated_at)
        VALUES (${clientId}, 'Searched', 'searched', 'USD', '[]', ${workspaceId}, ${now}, ${now})`,
  );
  const words = kinds.map(wordOf);
  const made = "'2020-01-01' + INTERVAL seq MINUTE";
  await db.perform(
    `INSERT INTO tickets (id, number, title, description, client_id, status_id, priority_id, priority_position, billing_type,
                          opened_at, workspace_id, created_at, updated_at)
     SELECT ${ticketId}, CONCAT('TKT-', seq), CONCAT_WS(' ', ${words.slice(8).join(', ')}), CONCAT_WS(' ', ${words.slice(0, 8).join(', ')}),
            ?, s.id, p.id, p.position, 'time_and_materials', ${made}, s.workspace_id, ${made}, ${made}
       FROM ${all}
       JOIN ticket_statuses s ON s.workspace_id = ? AND s.position = 1
       JOIN ticket_priorities p ON p.workspace_id = s.workspace_id AND p.is_default`,
    [clientId, workspaceId],
  );
}

/** What models/search/search-index.ts would write of them one by one. */
async function addIndex(db: Database, workspaceId: string): Promise<void> {
  await db.perform(
    `INSERT INTO search_documents (workspace_id, resource_type, resource_id, terms)
     SELECT ?, 'tickets', ${ticketId}, CONCAT(' ', CONCAT_WS(' ', ${kinds.map(wordOf).join(', ')}), ' ') FROM ${all}`,
    [workspaceId],
  );
  for (const kind of kinds)
    await db.perform(
      `INSERT INTO search_terms (workspace_id, resource_type, term, resource_id)
       SELECT ?, 'tickets', ${wordOf(kind)} AS term, ${ticketId} AS id FROM ${all} ORDER BY term, id`,
      [workspaceId],
    );
}
