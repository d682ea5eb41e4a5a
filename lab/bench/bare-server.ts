/**
 * The server that Docket is compared with: nothing but node:http and mysql2. It looks up the key and runs the least SQL
 * that returns and writes the same rows, as prepared statements where these are faster. It validates nothing.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createPool, type ResultSetHeader, type RowDataPacket } from 'mysql2/promise';
import { connectionOptions } from '../../database/connection-options.js';

const pool = createPool({ ...connectionOptions(process.env['DATABASE_URL'] ?? ''), connectionLimit: 14 });

const keySql =
  "SELECT k.workspace_id, k.user_id FROM api_keys k JOIN users u ON u.id = k.user_id WHERE k.hash = ? AND k.revoked_at IS NULL AND u.status = 'active'";
const listSql = `SELECT STRAIGHT_JOIN t.*, u.name AS user_name, c.name AS client_name, p.title AS project_title
  FROM time_entries t FORCE INDEX (time_entries_client_id_index)
  JOIN users u ON u.id = t.user_id JOIN clients c ON c.id = t.client_id LEFT JOIN projects p ON p.id = t.project_id
  WHERE t.workspace_id = ? AND t.client_id = ? AND t.date BETWEEN ? AND ? ORDER BY t.date DESC, t.id DESC LIMIT 20`;
const totalSql =
  'SELECT COUNT(*) AS total, SUM(hours) AS hours, SUM(billable_hours) AS billable, SUM(value) AS value FROM time_entries WHERE workspace_id = ? AND client_id = ? AND date BETWEEN ? AND ?';
const getSql = 'SELECT * FROM time_entries WHERE id = ? AND workspace_id = ?';
const projectSql = 'SELECT client_id FROM projects WHERE id = ?';
const insertSql = `INSERT INTO time_entries (id, workspace_id, user_id, date, hours, description, client_id, project_id, currency, rate_charged, created_at, updated_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'USD', 100, ?, ?)`;
const countSql = 'UPDATE projects SET hours_used = hours_used + ? WHERE id = ?';
const eventSql =
  'INSERT INTO events (id, workspace_id, type, resource_id, data, context, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)';

interface KeyRow extends RowDataPacket {
  workspace_id: string;
  user_id: string;
}

async function keyOf(request: IncomingMessage): Promise<KeyRow | undefined> {
  const key = (request.headers.authorization ?? '').slice('Bearer '.length);
  const [rows] = await pool.execute<KeyRow[]>(keySql, [createHash('sha256').update(key).digest()]);
  return rows[0];
}

async function list(workspaceId: string, query: URLSearchParams): Promise<unknown> {
  const values = [workspaceId, query.get('client_id'), query.get('from'), query.get('to')];
  const [[data], [totals]] = await Promise.all([
    pool.execute<RowDataPacket[]>(listSql, values),
    // MariaDB adds up generated columns from an index alone only the first time that a prepared statement runs.
    pool.query<RowDataPacket[]>(totalSql, values),
  ]);
  return { data, summary: totals[0] };
}

async function get(workspaceId: string, id: string): Promise<unknown> {
  const [rows] = await pool.execute<RowDataPacket[]>(getSql, [id, workspaceId]);
  return { data: rows[0] };
}

async function create(
  workspaceId: string,
  body: { user_id: string; project_id: string; date: string; hours: number; description: string },
): Promise<unknown> {
  const connection = await pool.getConnection();
  const now = new Date();
  const id = `time_${randomBytes(13).toString('hex')}`;
  try {
    await connection.query('BEGIN');
    const [projects] = await connection.execute<RowDataPacket[]>(projectSql, [body.project_id]);
    const row = { ...body, id, client_id: String(projects[0]?.['client_id']) };
    await connection.execute<ResultSetHeader>(insertSql, [
      id,
      workspaceId,
      row.user_id,
      row.date,
      row.hours,
      row.description,
      row.client_id,
      row.project_id,
      now,
      now,
    ]);
    await connection.execute<ResultSetHeader>(countSql, [row.hours, row.project_id]);
    await connection.execute<ResultSetHeader>(eventSql, [
      `evt_${randomBytes(13).toString('hex')}`,
      workspaceId,
      'time_entry.created',
      id,
      JSON.stringify(row),
      '{}',
      now,
    ]);
    await connection.query('COMMIT');
    return { data: row };
  } finally {
    connection.release();
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const key = await keyOf(request);
  if (!key) return void response.writeHead(401).end();
  const url = new URL(request.url ?? '/', 'http://bare');
  const id = url.pathname.split('/')[3];
  const result =
    request.method === 'POST'
      ? await create(key.workspace_id, JSON.parse(await bodyOf(request)) as Parameters<typeof create>[1])
      : id === undefined
        ? await list(key.workspace_id, url.searchParams)
        : await get(key.workspace_id, id);
  response
    .writeHead(request.method === 'POST' ? 201 : 200, { 'Content-Type': 'application/json' })
    .end(JSON.stringify(result));
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    // The load ends in the middle of requests: a client that has disconnected needs no response.
    if (response.destroyed) return;
    console.error(`The bare server failed: ${error instanceof Error ? error.message : String(error)}`);
    response.writeHead(500).end();
  });
}).listen(Number(process.env['PORT']), '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) console.log(`Bare is ready at http://127.0.0.1:${address.port}`);
});
