import { createConnection } from 'mysql2/promise';
import { connectionOptions } from '../../models/database/database.js';

/** Why a server takes no connection; `code` is the system's or MySQL's. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

/** Connects once and leaves; undefined when that went well. */
export async function tryConnection(url: string, milliseconds: number): Promise<Refusal | undefined> {
  try {
    const connection = await createConnection({ ...connectionOptions(url), connectTimeout: milliseconds });
    await connection.end();
    return undefined;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { code, message: error instanceof Error && error.message !== '' ? error.message : code };
  }
}
