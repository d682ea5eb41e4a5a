/**
 * Bundles each program in dist/ with its dependencies into a few files: a server loads some 1,900 modules, and Node takes about a
 * millisecond for each. Names are not minified, for the sake of stack traces and logs.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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

/** How a module names a program that it starts as a process: without extension, in its own folder. */
const startedProgram = /new URL\(["'`]\.\/([\w-]+-program)["'`]/g;

/** The programs that modules of the service start as processes of their own. */
function startedPrograms() {
  const folder = join(dist, 'documents');
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  return modules.flatMap((name) => {
    const path = join(folder, name);
    return [...readFileSync(path, 'utf8').matchAll(startedProgram)].map(([, program = '']) =>
      join(dirname(path), program),
    );
  });
}

const { metafile } = await build({
  entryPoints: [
    ...programs.map((name) => ({
      in: join(dist, 'scripts/operator', `${name}.js`),
      out: join('scripts/operator', name),
    })),
    // Chunks start these programs, and look for them in their own folder.
    ...startedPrograms().map((path) => ({ in: `${path}.js`, out: join('chunks', basename(path)) })),
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
  metafile: true,
});

for (const output of Object.keys(metafile.outputs).filter((path) => path.endsWith('.js')))
  for (const [, program] of readFileSync(output, 'utf8').matchAll(startedProgram))
    if (!existsSync(join(dirname(output), `${program}.js`)))
      throw new Error(`${output} starts ${program}, which is not in its folder`);
