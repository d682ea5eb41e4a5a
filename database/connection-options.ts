import type { ConnectionOptions } from 'mysql2';

/**
 * Prepared statements of one connection. The server's total (max_prepared_stmt_count) is 16,382 by default: enough for
 * two processes with full pools. Beyond it, statements are sent as text, which is slower.
 */
export const maxPrepared = 240;

/** The host and port of a URL's server, or the path of its socket. */
export function serverAt({ hostname, port }: URL): { host: string; port: number } | { socketPath: string } {
  const host = decodeURIComponent(hostname);
  return host.startsWith('/') ? { socketPath: host } : { host, port: Number(port || 3306) };
}

/** Options for a connection of mysql2 to one server, with which values have the types that the models expect. */
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
    // JSON columns are read as text on every engine; the models parse it.
    jsonStrings: true,
    connectTimeout: 10_000,
    maxPreparedStatements: maxPrepared,
    ...(at.searchParams.has('ssl') ? { ssl: { rejectUnauthorized: at.searchParams.get('ssl') !== 'insecure' } } : {}),
  };
}
