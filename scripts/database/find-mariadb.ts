import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { OperatorError } from '../../settings/operator-error.js';
import { aptInstall, mayInstall } from '../tools/apt.js';

/** The two programs of MariaDB that a private server needs. */
export interface Mariadb {
  readonly server: string;
  readonly initialise: string;
}

/** The properties of a machine that determine where MariaDB comes from. */
export interface Machine {
  /** Folders to look for programs in. */
  readonly folders: readonly string[];
  /** Whether Debian packages can be installed. */
  readonly mayInstall: boolean;
}

/** Debian installs servers outside the PATH of ordinary users, Fedora in libexec, Homebrew in its own folder. */
const usualFolders = [
  '/usr/sbin',
  '/usr/bin',
  '/usr/local/sbin',
  '/usr/local/bin',
  '/usr/libexec',
  '/opt/homebrew/bin',
];

export function thisMachine(): Machine {
  return { folders: [...(process.env['PATH'] ?? '').split(delimiter), ...usualFolders], mayInstall: mayInstall() };
}

/** Finds MariaDB on this machine, or installs it if permitted. */
export async function findMariadb(log: (line: string) => void, machine = thisMachine()): Promise<Mariadb> {
  const found = lookUp(machine);
  if (found !== undefined) return found;
  if (!machine.mayInstall) throw new OperatorError(installHints);
  log('Installing MariaDB, once …');
  await aptInstall(...packages);
  const installed = lookUp(machine);
  if (installed === undefined)
    throw new OperatorError(`${packages.join(' and ')} do not contain the programs that are needed. ${installHints}`);
  return installed;
}

/** Packages without the system service. mariadb-install-db needs a program of the client package. */
const packages = ['mariadb-server-core', 'mariadb-client-core'];
const neededByInitialise = 'my_print_defaults';

const installHints = `Docket needs a database, and there is no MariaDB on this machine. Do one of these, then start again:
  - install MariaDB 10.6 or later (Debian: apt-get install ${packages.join(' ')}; macOS: brew install mariadb)
  - start as root on Debian or Ubuntu, which installs it
  - set DATABASE_URL=mysql://user:password@host:3306/docket to use an existing MariaDB or MySQL server`;

function lookUp({ folders }: Machine): Mariadb | undefined {
  const server = program('mariadbd', folders);
  const initialise = program('mariadb-install-db', folders);
  const isWhole = program(neededByInitialise, folders) !== undefined;
  return server !== undefined && initialise !== undefined && isWhole ? { server, initialise } : undefined;
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
