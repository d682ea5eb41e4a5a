/**
 * Bundles each program in dist/ with its dependencies into a few files: a server loads some 1,900 modules, and Node takes about a
 * millisecond for each. Names are not minified, for the sake of stack traces and logs.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist');
const programs = [
  'serve',
  'worker',
  'keys',
  'workspaces',
  'secret-key',
  'audit',
  'exchange-rates',
  'backup',
  'restore',
  'demo',
];

/**
 * Not bundled: packages that read their own files (native code, WebAssembly, worker threads), and packages that only
 * some settings load.
 */
const apart = ['@aws-sdk/*', '@myriaddreamin/*', '@node-rs/*', 'flydrive/drivers/s3', 'ioredis', 'pino'];
/** Not bundled either, and not installed: drivers of other databases, which knex names. */
const otherDatabases = ['better-sqlite3', 'mariadb/*', 'mysql', 'oracledb', 'pg', 'pg-*', 'sqlite3', 'tedious'];

/** Globals of CommonJS modules that ES modules lack. */
const commonJs = `import { createRequire as moduleRequire } from 'node:module';
import { dirname as moduleDirname } from 'node:path';
import { fileURLToPath as modulePath } from 'node:url';
const require = moduleRequire(import.meta.url);
const __filename = modulePath(import.meta.url);
const __dirname = moduleDirname(__filename);`;

await build({
  entryPoints: [
    ...programs.map((name) => ({
      in: join(dist, 'scripts/operator', `${name}.js`),
      out: join('scripts/operator', name),
    })),
    // A chunk starts this program, and looks for it in its own folder.
    { in: join(dist, 'documents', 'drawing-program.js'), out: join('chunks', 'drawing-program') },
  ],
  outdir: dist,
  allowOverwrite: true,
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: [...apart, ...otherDatabases],
  banner: { js: commonJs },
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
});
