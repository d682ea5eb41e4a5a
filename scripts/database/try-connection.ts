import { createConnection } from 'mysql2/promise';
import { urlOfWriter } from '../../database/cluster-writer.js';
import { connectionOptions } from '../../database/connection-options.js';
import { OperatorError } from '../../settings/operator-error.js';

/** Why a server refuses connections; `code` is the system's or MySQL's. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

/** Connects once and disconnects; undefined if that succeeded. With several servers, it connects to the one that is written to. */
export async function tryConnection(url: string, milliseconds: number): Promise<Refusal | undefined> {
  try {
    const options = connectionOptions(await urlOfWriter(url));
    const connection = await createConnection({ ...options, connectTimeout: milliseconds });
    await connection.end();
    return undefined;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { code, message: error instanceof Error && error.message !== '' ? error.message : code };
  }
}
