/** Passwords: argon2id, by OWASP's minimum of 19 MiB, two passes and one lane. */
import { hash, verify } from '@node-rs/argon2';
import { invalid } from '../errors.js';
import { isKnownPassword, isOwnName, type PasswordOwner } from './known-passwords.js';

/** The length of a password in characters. No kinds of characters are required. */
export const passwordLength = { min: 10, max: 200 } as const;

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The reason to refuse a password, as the rest of a sentence; undefined if it is accepted. */
export function passwordProblem(password: string, owner: PasswordOwner): string | undefined {
  const { length } = password;
  if (length < passwordLength.min) return `must have at least ${passwordLength.min} characters`;
  if (length > passwordLength.max) return `must have at most ${passwordLength.max} characters`;
  if (isOwnName(password, owner)) return 'must not be your name or address: choose several unrelated words';
  if (isKnownPassword(password)) return 'must not be a password known from breaches: choose several unrelated words';
  return undefined;
}

/** Throws `invalid_request` on `field` if a new password is not accepted. */
export function assertPassword(field: string, password: string, owner: PasswordOwner): void {
  const problem = passwordProblem(password, owner);
  if (problem !== undefined) throw invalid(field, problem);
}

/** The hash to store. It takes about 50 ms, on another thread: never call it within a transaction. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost);

let dummy: Promise<string> | undefined;

/** Whether a password matches a hash. Without a hash, it takes as long to return false, so timing reveals nothing. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const known = passwordHash ?? (await (dummy ??= hashPassword('nobody has this password')));
  const isRight = await verify(known, password.normalize('NFKC'));
  return isRight && passwordHash != null;
}
