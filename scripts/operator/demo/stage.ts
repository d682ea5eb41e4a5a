/** The test side on which the demo plays: people act through the service's own operations, at instants in the past. */
import sql from 'sql-template-tag';
import { may, permissionsOf } from '../../../domain/people/policy.js';
import { operations } from '../../../generated/operations.js';
import { handlers } from '../../../handlers/index.js';
import type { Ctx } from '../../../models/context.js';
import type { Db } from '../../../database/db.js';
import { transaction } from '../../../database/transaction.js';
import { User } from '../../../models/people/user.js';
import { systemContext } from '../../../models/workspace/workspace-context.js';
import type { HandledId, Input } from '../../../contract/contract.js';
import type { Result } from '../../../handlers/contract.js';
import { people, type PersonKey } from './facts/people.js';

type Base = Pick<Ctx, 'db' | 'settings' | 'jobs'>;
type Operations = { readonly [Id in HandledId]: (ctx: Ctx, input: Input<Id>) => Promise<Result<Id>> };

/** Runs an operation as a valid request would: with the permission that the contract requires. */
export function call<Id extends HandledId>(ctx: Ctx, id: Id, input: Input<Id>): Promise<Result<Id>> {
  const missing = operations[id].needs.find((need) => !may(ctx.scope, need));
  if (missing !== undefined) throw new Error(`${id} requires ${missing}, which a ${ctx.scope.role} does not have`);
  const table: Operations = handlers;
  return table[id](ctx, input);
}

export class Stage {
  /** How many things of each kind were created, by the plural of their name. */
  readonly made = new Map<string, number>();
  /** The people looked up so far: in this history nobody's role or permissions change. */
  private readonly cast = new Map<PersonKey | 'owner', User>();

  constructor(
    private readonly base: Base,
    readonly workspaceId: string,
  ) {}

  /** The service itself at an instant, outside a transaction. */
  async service(at: Date): Promise<Ctx> {
    return { ...(await systemContext(this.base, this.workspaceId)), now: at };
  }

  /** Runs what a person does at an instant, all of it or nothing. */
  as<T>(who: PersonKey | 'owner', at: Date, work: (ctx: Ctx) => Promise<T>): Promise<T> {
    return transaction(this.base.db, async (db) => work(await this.actor(who, at, db)));
  }

  /** A person at an instant, by default outside a transaction, for operations that have their own. */
  async actor(who: PersonKey | 'owner', at: Date, db: Db = this.base.db): Promise<Ctx> {
    const ctx = { ...(await systemContext({ ...this.base, db }, this.workspaceId)), now: at };
    const user = await this.member(ctx, who);
    const permissions = permissionsOf(user.role, user.permissions);
    const scope = { ...ctx.scope, userId: user.id, role: user.role, permissions };
    return { ...ctx, scope, actor: { ...ctx.actor, user_id: user.id } };
  }

  /** The row of a person, looked up only once because they act a thousand times. */
  async member(ctx: Ctx, who: PersonKey | 'owner'): Promise<User> {
    const user = this.cast.get(who) ?? (who === 'owner' ? await ownerOf(ctx) : await personOf(ctx, who));
    this.cast.set(who, user);
    return user;
  }

  count(kind: string, by = 1): void {
    this.made.set(kind, (this.made.get(kind) ?? 0) + by);
  }
}

/** The row of a person, who must exist by now. */
export async function personOf(ctx: Ctx, who: PersonKey): Promise<User> {
  const user = await User.first(ctx, sql`t.email_key = ${people[who].email}`);
  if (!user) throw new Error(`${people[who].email} is missing`);
  return user;
}

async function ownerOf(ctx: Ctx): Promise<User> {
  const owner = await User.first(ctx, sql`t.role = 'owner' AND t.status = 'active'`, sql`t.id`);
  if (!owner) throw new Error('The test side has no active owner');
  return owner;
}
