import sql from 'sql-template-tag';
import { type Locked, WorkspaceModel } from '../base.js';
import type { Ctx } from '../context.js';
import { scoped, select } from '../select.js';
import { everyone } from '../visibility.js';

/** The logo of one side of a workspace. It lives in the database, so that every process that draws invoices has it. */
export class WorkspaceLogo extends WorkspaceModel {
  static override tableName = 'workspace_logos';
  static override idPrefix = 'logo';
  static override limitVisible = everyone;

  declare filename: string;
  declare content_type: 'image/png' | 'image/jpeg' | 'image/gif';
  /** Bytes. */
  declare size: number;
  declare bytes: Buffer;
}

/** A logo without its bytes. */
export type LogoFacts = Pick<WorkspaceLogo, 'filename' | 'content_type' | 'size' | 'updated_at'>;

/** The logo, without its bytes; undefined when there is none. */
export async function logoFacts(ctx: Ctx): Promise<LogoFacts | undefined> {
  const [row] = await select<LogoFacts>(
    ctx,
    sql`SELECT t.filename, t.content_type, t.size, t.updated_at FROM workspace_logos t WHERE ${scoped(ctx, WorkspaceLogo, 't')}`,
  );
  return row;
}

/** The logo with its bytes; undefined if there is none. */
export async function findLogo(ctx: Ctx): Promise<WorkspaceLogo | undefined> {
  return WorkspaceLogo.first(ctx);
}

/** As `findLogo`, with a lock, so that it can be changed or removed. */
export async function lockLogo(ctx: Ctx): Promise<Locked<WorkspaceLogo> | undefined> {
  return WorkspaceLogo.lockFirst(ctx);
}
