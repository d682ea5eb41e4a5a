/** Passwords: argon2id, by OWASP's minimum of 19 MiB, two passes and one lane. */
import { hash, verify } from '@node-rs/argon2';

/** The length of a password in characters, the only requirement. */
export const passwordLength = { min: 10, max: 200 } as const;

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The reason to refuse a password, as the rest of a sentence; undefined if it is accepted. */
export function passwordProblem(password: string): string | undefined {
  const { length } = password;
  if (length < passwordLength.min) return `must have at least ${passwordLength.min} characters`;
  if (length > passwordLength.max) return `must have at most ${passwordLength.max} characters`;
  return undefined;
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
