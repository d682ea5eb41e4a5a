import sql, { join } from 'sql-template-tag';
import { invalid } from '../domain/errors.js';
import type { Decimal } from '../domain/money.js';
import { rateFrom, type FoundRate, type LadderRateType } from '../domain/rates.js';
import type { Client } from '../models/client.js';
import type { Ctx } from '../models/context.js';
import type { Project } from '../models/project.js';
import type { RateCard } from '../models/rate-card.js';
import { select } from '../models/select.js';
import type { User } from '../models/user.js';

/** Whose work it is, for whom and on what: as much of each as decides the rate. */
export interface RateQuestion {
  readonly user: Pick<User, 'bill_rate'> | undefined;
  readonly client: Pick<Client, 'rate_id'> | undefined;
  readonly project: Pick<Project, 'rate_override' | 'rate_id' | 'custom_rate'> | undefined;
  /** The client's; the workspace's where there is no client. Cards in another one do not count. */
  readonly currency: string;
  readonly rate_type: LadderRateType;
  /** The card to take the rate from instead of the one that would apply. */
  readonly rate_id: string | null;
}

/** The hourly rate of work and the card that it comes from, in one statement: logging time is the hot path. */
export async function rateFor(ctx: Ctx, question: RateQuestion): Promise<FoundRate> {
  const { user, client, rate_id } = question;
  const project = question.project?.rate_override ? question.project : undefined;
  const { multiplier, workspaceRate, cards } = await readPrices(ctx, question.currency, [
    rate_id,
    project?.rate_id ?? null,
    client?.rate_id ?? null,
  ]);
  const cardOf = (id: string | null | undefined): RateCard | undefined => cards.find((card) => card.id === id);
  const asked = cardOf(rate_id);
  if (rate_id !== null && !asked) throw invalid('rate_id', `must be a rate card in ${question.currency}: ${rate_id}`);
  const ladder = {
    asked,
    projectRate: project?.custom_rate ?? null,
    projectCard: cardOf(project?.rate_id),
    clientCard: cardOf(client?.rate_id),
    userRate: user?.bill_rate ?? null,
    defaultCard: cards.find((card) => card.is_default),
    workspaceRate,
  };
  return rateFrom(ladder, question.rate_type, multiplier);
}

interface Prices {
  readonly multiplier: Decimal;
  readonly workspaceRate: Decimal | null;
  readonly cards: readonly RateCard[];
}

type Row = Pick<RateCard, 'standard_rate' | 'emergency_rate' | 'is_default'> & {
  /** Null where the workspace has none of the cards. */
  readonly id: string | null;
  readonly default_hourly_rate: Decimal | null;
  readonly emergency_multiplier: Decimal;
};

/** What the workspace has of the cards named, its default card of the currency and its settings. Prices hold whether or not the user may see cards. */
async function readPrices(ctx: Ctx, currency: string, named: readonly (string | null)[]): Promise<Prices> {
  const rows = await select<Row>(
    ctx,
    sql`SELECT w.default_hourly_rate, w.emergency_multiplier, r.id, r.standard_rate, r.emergency_rate, r.is_default
          FROM workspaces w
          LEFT JOIN rate_cards r ON r.workspace_id = w.id AND r.currency = ${currency} AND (r.is_default = 1 OR r.id IN (${join(named)}))
         WHERE w.id = ${ctx.scope.workspaceId}`,
  );
  const [first] = rows;
  if (!first) throw new Error(`Workspace ${ctx.scope.workspaceId} is gone`);
  const cards = rows.filter((row): row is Row & RateCard => row.id !== null);
  return { multiplier: first.emergency_multiplier, workspaceRate: first.default_hourly_rate, cards };
}
