/**
 * `npm --prefix lab run licenses`: the licenses of all packages that Docket depends on, from package-lock.json and the
 * packages; and their known faults, from the registry.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../scripts/command-line.js';
import { projectRoot } from '../settings/root.js';

const help = `npm --prefix lab run licenses -- [--production] [--faults]

Lists the licenses of all packages that are locked, with the packages of each. Packages that name no license are listed as "unknown".

  --production   only packages that run in production, without those that are bundled into the dashboard
  --faults       lists the known faults of these packages instead, by \`npm audit\`; ends with status 1 if there are any, or if the
                 registry has no list of faults
`;
const { values } = readOptions(help, {
  options: { production: { type: 'boolean', default: false }, faults: { type: 'boolean', default: false } },
});

if (values.faults) {
  const only = values.production ? ['--omit=dev'] : [];
  const { status } = spawnSync('npm', ['audit', ...only], { cwd: projectRoot, stdio: 'inherit' });
  process.exit(status ?? 1);
}

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
}

const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const byLicense = new Map<string, string[]>();
for (const [path, { version = '', dev = false, license }] of Object.entries(packages)) {
  if (path === '' || (values.production && dev)) continue;
  const name = license ?? ownLicense(path) ?? 'unknown';
  byLicense.set(name, [...(byLicense.get(name) ?? []), `${path.split('node_modules/').at(-1)} ${version}`]);
}
for (const [license, names] of [...byLicense].toSorted(([, one], [, other]) => other.length - one.length))
  console.log(`${license} (${names.length}): ${names.join(', ')}\n`);

/** The license that an installed package names, for packages whose lock entry has none. */
function ownLicense(path: string): string | undefined {
  const file = join(projectRoot, path, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as {
    license?: string | { type: string };
    licenses?: { type: string }[];
  };
  return typeof license === 'string' ? license : (license?.type ?? licenses?.map(({ type }) => type).join(' OR '));
}
