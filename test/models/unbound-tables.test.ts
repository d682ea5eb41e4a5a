import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { projectRoot } from '../../settings/root.js';
import { exemptions } from '../support/tenancy/exemptions.js';
import { unboundTables } from '../support/tenancy/unbound-tables.js';

const tables = new Set(['tickets', 'clients', 'users', 'tasks', 'sessions']);

/** The tables that are not bound, by statement. */
const cases: Readonly<Record<string, readonly string[]>> = {
  'SELECT * FROM tickets WHERE workspace_id = ?': [],
  'SELECT * FROM tickets WHERE id = ?': ['tickets'],
  "SELECT * FROM tickets WHERE title = 'workspace_id = ?'": ['tickets'],
  'SELECT * FROM tickets /* WHERE workspace_id = ? */': ['tickets'],
  'SELECT t.* FROM `tickets` t WHERE `t`.`workspace_id` = ? AND t.id = ?': [],
  'SELECT t.workspace_id FROM tickets t ORDER BY t.workspace_id = ?': ['tickets t'],
  'select `tickets`.* from `tickets` where (`tickets`.`workspace_id` = ?) and `id` = ? for update': [],
  'SELECT 1 FROM currencies': [],
  'SELECT id FROM workspaces': [],
  // Conditions that do not always hold.
  'SELECT * FROM tickets t WHERE t.workspace_id = ? OR t.id = ?': ['tickets t'],
  'SELECT * FROM tickets t WHERE (t.workspace_id = ? OR t.id = ?) AND t.id = ?': ['tickets t'],
  'SELECT * FROM tickets t WHERE (t.workspace_id = ? AND t.id = ?) OR (t.id = ? AND t.workspace_id = ?)': [],
  'SELECT * FROM tickets t WHERE NOT (t.workspace_id = ?)': ['tickets t'],
  'SELECT * FROM tickets t WHERE t.workspace_id <> ?': ['tickets t'],
  'SELECT * FROM tickets t WHERE t.workspace_id = t.workspace_id': ['tickets t'],
  'SELECT * FROM tickets t WHERE t.due BETWEEN ? AND ? AND t.workspace_id = ?': [],
  'SELECT * FROM tickets t WHERE t.workspace_id IN (?, ?)': [],
  'SELECT * FROM tickets t WHERE t.workspace_id IN (SELECT id FROM workspaces)': ['tickets t'],
  'SELECT * FROM tickets t WHERE (t.workspace_id, t.id) IN ((?, ?), (?, ?))': [],
  'SELECT * FROM tickets t WHERE (FALSE) AND t.id = ?': [],
  'SELECT * FROM tickets t WHERE FALSE OR t.id = ?': ['tickets t'],
  'SELECT * FROM tickets t HAVING t.workspace_id = ?': ['tickets t'],
  // Joins.
  'SELECT 1 FROM tickets t JOIN clients c ON c.id = t.client_id WHERE t.workspace_id = ?': ['clients c'],
  'SELECT 1 FROM tickets t JOIN clients c ON c.id = t.client_id AND c.workspace_id = t.workspace_id WHERE t.workspace_id = ?':
    [],
  'SELECT 1 FROM tickets t JOIN clients c ON c.id = t.client_id AND c.workspace_id = t.workspace_id': [
    'tickets t',
    'clients c',
  ],
  'SELECT 1 FROM tickets t FORCE INDEX (i) STRAIGHT_JOIN clients AS c ON c.workspace_id = ? WHERE t.workspace_id = ?':
    [],
  'SELECT 1 FROM tickets t, clients c WHERE t.workspace_id = ? AND c.id = t.client_id': ['clients c'],
  'SELECT 1 FROM tickets t JOIN clients c ON c.id = t.client_id WHERE workspace_id = ?': ['tickets t', 'clients c'],
  'SELECT 1 FROM tickets t LEFT JOIN users u ON u.workspace_id = ? AND u.id = t.user_id WHERE t.workspace_id = ?': [],
  'SELECT 1 FROM tickets t LEFT JOIN users u ON t.workspace_id = ? AND u.workspace_id = ?': ['tickets t'],
  'SELECT 1 FROM users u JOIN workspaces w ON w.id = u.workspace_id WHERE w.id = ?': [],
  'SELECT 1 FROM users u JOIN workspaces w ON w.id = u.workspace_id WHERE w.mode = ?': ['users u'],
  // Queries within queries.
  'SELECT (SELECT COUNT(*) FROM tasks k WHERE k.ticket_id = t.id) FROM tickets t WHERE t.workspace_id = ?': ['tasks k'],
  'SELECT (SELECT COUNT(*) FROM tasks k WHERE k.workspace_id = t.workspace_id) FROM tickets t WHERE t.workspace_id = ?':
    [],
  'SELECT 1 FROM tickets t WHERE t.workspace_id = ? AND EXISTS (SELECT 1 FROM tasks k WHERE k.id = t.id)': ['tasks k'],
  'SELECT 1 FROM tickets t WHERE t.workspace_id = ? AND t.id IN (SELECT k.id FROM tasks k WHERE k.workspace_id = ?)':
    [],
  'SELECT 1 FROM tickets t WHERE t.id IN (SELECT k.id FROM tasks k WHERE k.workspace_id = ?)': ['tickets t'],
  'SELECT t.* FROM (SELECT t.id FROM tickets t WHERE t.workspace_id = ? LIMIT ?) AS page JOIN tickets t ON t.id = page.id':
    ['tickets t'],
  'SELECT t.* FROM (SELECT t.id FROM tickets t LIMIT ?) AS page JOIN tickets t ON t.id = page.id AND t.workspace_id = ?':
    ['tickets t'],
  'SELECT u.id FROM (SELECT t.workspace_id FROM tickets t WHERE t.workspace_id = ?) p JOIN users u ON u.workspace_id = p.workspace_id':
    [],
  'SELECT u.id FROM (SELECT id AS workspace_id FROM workspaces) p JOIN users u ON u.workspace_id = p.workspace_id': [
    'users u',
  ],
  'SELECT id FROM tickets WHERE workspace_id = ? UNION ALL SELECT id FROM tasks WHERE id = ?': ['tasks'],
  '(SELECT id FROM tickets WHERE workspace_id = ?) UNION ALL (SELECT id FROM tasks) ORDER BY id': ['tasks'],
  // Writing.
  'UPDATE tickets SET title = ? WHERE id = ? AND workspace_id = ?': [],
  'UPDATE tickets SET workspace_id = ? WHERE id = ?': ['tickets'],
  'UPDATE tickets t JOIN tasks k ON k.ticket_id = t.id SET t.title = ? WHERE t.workspace_id = ?': ['tasks k'],
  'DELETE FROM sessions WHERE hash = ?': ['sessions'],
  'DELETE s FROM sessions s FORCE INDEX (PRIMARY) WHERE s.id IN (?) AND s.workspace_id = ?': [],
  'INSERT INTO tickets (id, workspace_id) VALUES (?, ?), (?, ?)': [],
  'INSERT INTO `tickets` (`id`) VALUES (?)': ['tickets'],
  'INSERT INTO tickets VALUES (?, ?)': ['tickets'],
  'INSERT IGNORE INTO tickets (id, workspace_id) SELECT k.id, k.workspace_id FROM tasks k WHERE k.id = ?': ['tasks k'],
  'INSERT INTO tickets (id, workspace_id) VALUES (?, ?) ON DUPLICATE KEY UPDATE n = (SELECT MAX(n) FROM tasks)': [
    'tasks',
  ],
  // Statements that cannot be parsed.
  'TRUNCATE TABLE tickets': ['tickets'],
  'WITH some AS (SELECT * FROM tickets) SELECT * FROM some': ['tickets'],
};

describe('the tables that a statement names without their workspace', () => {
  for (const [statement, wanting] of Object.entries(cases))
    it(`${wanting.length === 0 ? 'none' : wanting.join(', ')}: ${statement}`, () =>
      expect(unboundTables(statement, tables)).to.deep.equal(wanting));

  it('do not include those that a function is exempt for, nor what is bound through them', () => {
    const statement = 'SELECT 1 FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.hash = ?';
    expect(unboundTables(statement, tables, new Set(['sessions s']))).to.deep.equal(['users u']);
    const held = statement.replace('WHERE', 'AND u.workspace_id = s.workspace_id WHERE');
    expect(unboundTables(held, tables, new Set(['sessions s']))).to.deep.equal([]);
  });

  it('are only exempt in functions that exist', () => {
    for (const { place } of exemptions) {
      const [file, name] = place;
      const path = join(projectRoot, file);
      expect(existsSync(path) && readFileSync(path, 'utf8'), file).to.match(
        new RegExp(`\\b(function\\*? |const )${name}\\b`),
      );
    }
  });
});
