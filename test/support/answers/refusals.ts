import type { Failure } from '../service/api.js';

/** The error of a call that must fail: status and code, and the field if the error names one. */
export async function refusalOf(failing: Promise<Failure>): Promise<(number | string)[]> {
  const { status, error } = await failing;
  return error.field === undefined ? [status, error.code] : [status, error.code, error.field];
}
