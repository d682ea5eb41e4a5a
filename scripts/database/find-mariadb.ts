import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../../settings/operator-error.js';

/** The two programs of MariaDB that a private server needs. */
export interface Mariadb {
  readonly server: string;
  readonly initialise: string;
}

/** What of a machine decides where MariaDB comes from. */
export interface Machine {
  /** Folders to look for programs in. */
  readonly folders: readonly string[];
  /** Whether a package may be installed: root on a system of Debian's family. */
  readonly mayInstall: boolean;
}

/** Debian keeps servers out of the PATH of ordinary users, Fedora in libexec, Homebrew in a folder of its own. */
const usualFolders = [
  '/usr/sbin',
  '/usr/bin',
  '/usr/local/sbin',
  '/usr/local/bin',
  '/usr/libexec',
  '/opt/homebrew/bin',
];

export function thisMachine(): Machine {
  const isDebian =
    existsSync('/usr/bin/apt-get') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  return {
    folders: [...(process.env['PATH'] ?? '').split(delimiter), ...usualFolders],
    mayInstall: isDebian && process.getuid?.() === 0,
  };
}

/** Finds MariaDB on this machine; installs it where that may be done. */
export async function findMariadb(log: (line: string) => void, machine = thisMachine()): Promise<Mariadb> {
  const found = lookUp(machine);
  if (found !== undefined) return found;
  if (!machine.mayInstall) throw new OperatorError(waysOut);
  log('Installing MariaDB (mariadb-server-core), once …');
  await install();
  const installed = lookUp(machine);
  if (installed === undefined) throw new OperatorError(`mariadb-server-core does not carry what is needed. ${waysOut}`);
  return installed;
}

const waysOut = `Docket needs a database, and there is no MariaDB on this machine. Do one of these, then start again:
  - install MariaDB 10.6 or later (Debian: apt-get install mariadb-server-core; macOS: brew install mariadb)
  - start as root on Debian or Ubuntu, which installs it
  - set DATABASE_URL=mysql://user:password@host:3306/docket to use a MariaDB or MySQL server that runs already`;

function lookUp({ folders }: Machine): Mariadb | undefined {
  const server = program('mariadbd', folders);
  const initialise = program('mariadb-install-db', folders);
  return server === undefined || initialise === undefined ? undefined : { server, initialise };
}

function program(name: string, folders: readonly string[]): string | undefined {
  return folders
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const run = promisify(execFile);

async function install(): Promise<void> {
  const options = ['-q', '-y', '-o', 'DPkg::Lock::Timeout=300'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run('apt-get', [...options, 'update'], { env });
    await run('apt-get', [...options, 'install', '--no-install-recommends', 'mariadb-server-core'], { env });
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new OperatorError(`apt-get could not install mariadb-server-core:\n${output}\n${waysOut}`);
  }
}
