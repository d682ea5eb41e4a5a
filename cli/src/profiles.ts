/** The file of profiles, each a key with the address of its Docket. Only its owner can read it. */
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { variable } from './environment.js';
import { UsageError } from './failures.js';

/** Which side of a workspace a key is for. */
export type KeyMode = 'live' | 'test';

export interface Profile {
  readonly url: string;
  readonly key: string;
  /** The name of the workspace; null if the key cannot read it. */
  readonly workspace: string | null;
  /** The name of the user. */
  readonly user: string;
  /** Signs what `docket listen` forwards; made when it is first needed. */
  readonly signingSecret?: string;
}

export interface ProfileFile {
  /** The profile that is used if none is named. */
  readonly current: string | undefined;
  readonly profiles: Readonly<Record<string, Profile>>;
}

const folder = (): string => join(variable('XDG_CONFIG_HOME') ?? join(homedir(), '.config'), 'docket');
const fileName = (): string => join(folder(), 'profiles.json');

/** Throws a `UsageError` if the file cannot be read. */
export function readProfiles(): ProfileFile {
  let text: string;
  try {
    text = readFileSync(fileName(), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { current: undefined, profiles: {} };
    throw new UsageError(`${fileName()} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  try {
    return JSON.parse(text) as ProfileFile;
  } catch (error) {
    throw new UsageError(`${fileName()} is not JSON: mend or delete it, then run docket login`, { cause: error });
  }
}

/** Replaces the file in one step, so that another command never reads half of it. */
export function writeProfiles(file: ProfileFile): void {
  mkdirSync(folder(), { recursive: true, mode: 0o700 });
  const draft = `${fileName()}.${process.pid}`;
  try {
    writeFileSync(draft, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600 });
    chmodSync(draft, 0o600);
    renameSync(draft, fileName());
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Adds or replaces a profile, and makes it the current one. */
export function storeProfile(name: string, profile: Profile): void {
  writeProfiles({ current: name, profiles: { ...readProfiles().profiles, [name]: profile } });
}

/** The side that a key is for; undefined if it is not a key of Docket. */
export const modeOf = (key: string): KeyMode | undefined =>
  /^svc_sk_(live|test)_\S+$/.exec(key)?.[1] as KeyMode | undefined;
