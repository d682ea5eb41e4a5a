/**
 * Directus as in its documentation: an installation in the same database, whose administrator reads and writes the table as a
 * collection that Directus discovers. It keeps no activity log of a collection that nobody has configured. It runs in the folder
 * with its packages.
 */
const { execFileSync } = require('node:child_process');
const { once } = require('node:events');
const { mkdirSync } = require('node:fs');
const { join } = require('node:path');

function settingsFor(databaseUrl) {
  const at = new URL(databaseUrl);
  const host = decodeURIComponent(at.hostname);
  return {
    DB_CLIENT: 'mysql',
    ...(host.startsWith('/') ? { DB_SOCKET_PATH: host } : { DB_HOST: host, DB_PORT: at.port || '3306' }),
    DB_DATABASE: at.pathname.slice(1),
    DB_USER: decodeURIComponent(at.username),
    DB_PASSWORD: decodeURIComponent(at.password),
    // The number of connections that Docket has.
    DB_POOL__MAX: '28',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: process.env.SECRET_KEY,
    ADMIN_TOKEN: process.env.BENCH_PEERS_TOKEN,
    KEY: 'bench',
    SECRET: process.env.SECRET_KEY,
    PUBLIC_URL: 'http://127.0.0.1',
    LOG_LEVEL: 'warn',
    LOG_STYLE: 'raw',
    TELEMETRY: 'false',
    WEBSOCKETS_ENABLED: 'false',
    RATE_LIMITER_ENABLED: 'false',
    SERVE_APP: 'false',
    STORAGE_LOCAL_ROOT: join(process.env.DATA_DIR, 'uploads'),
    EXTENSIONS_PATH: join(process.env.DATA_DIR, 'extensions'),
  };
}

async function start() {
  Object.assign(process.env, settingsFor(process.env.DATABASE_URL));
  mkdirSync(process.env.EXTENSIONS_PATH, { recursive: true });
  execFileSync(process.execPath, [join(__dirname, 'node_modules/@directus/api/dist/cli/run.js'), 'bootstrap'], {
    stdio: 'inherit',
  });
  const { createServer } = await import('@directus/api/server');
  const server = await createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  console.log(`Directus is ready at http://127.0.0.1:${server.address().port}`);
}

start().catch((error) => {
  console.error(error);
  process.exit(1);
});
