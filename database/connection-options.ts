import type { ConnectionOptions } from 'mysql2';

/** Per connection. The server's default total is 16,382 (max_prepared_stmt_count): enough for two processes with full pools. */
const maxPrepared = 240;

/** Where the server of a URL is: its host and port, or the path of its socket. */
export function serverAt({ hostname, port }: URL): { host: string; port: number } | { socketPath: string } {
  const host = decodeURIComponent(hostname);
  return host.startsWith('/') ? { socketPath: host } : { host, port: Number(port || 3306) };
}

/** How mysql2 is to connect to one server, so that values come and go as the models want them. */
export function connectionOptions(url: string): ConnectionOptions {
  const at = new URL(url);
  return {
    ...serverAt(at),
    user: decodeURIComponent(at.username),
    password: decodeURIComponent(at.password),
    database: decodeURIComponent(at.pathname.slice(1)),
    charset: 'utf8mb4',
    timezone: 'Z',
    dateStrings: ['DATE'],
    // MySQL's JSON and MariaDB's alike come as text; the models parse it
    jsonStrings: true,
    connectTimeout: 10_000,
    maxPreparedStatements: maxPrepared,
    ...(at.searchParams.has('ssl') ? { ssl: { rejectUnauthorized: at.searchParams.get('ssl') !== 'insecure' } } : {}),
  };
}
