/** Passwords: argon2id, by OWASP's minimum of 19 MiB, two passes and one lane. */
import { hash, verify } from '@node-rs/argon2';

/** Characters that a password has; nothing more is asked of it. */
export const passwordLength = { min: 10, max: 200 } as const;

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Why a password cannot be taken; undefined for one that can. */
export function passwordProblem(password: string): string | undefined {
  const { length } = password;
  if (length < passwordLength.min) return `must have at least ${passwordLength.min} characters`;
  if (length > passwordLength.max) return `must have at most ${passwordLength.max} characters`;
  return undefined;
}

/** What is stored of a password. Takes about 50 ms, off the event loop: never do it within a transaction. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost);

let dummy: Promise<string> | undefined;

/** Whether a password is the one of a hash. Without one it takes as long to refuse, so that timing reveals nothing. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const known = passwordHash ?? (await (dummy ??= hashPassword('nobody has this password')));
  const isRight = await verify(known, password.normalize('NFKC'));
  return isRight && passwordHash != null;
}
