import type { Failure } from '../service/api.js';

/** What a call that must fail is refused with: status and code, and the field where one is named. */
export async function refusalOf(failing: Promise<Failure>): Promise<(number | string)[]> {
  const { status, error } = await failing;
  return error.field === undefined ? [status, error.code] : [status, error.code, error.field];
}
