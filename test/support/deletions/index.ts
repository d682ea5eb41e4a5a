/** All deletions of all areas, and for each the requests that it is raced against (`racersOf`). */
import { operations } from '../../../generated/operations.js';
import type { OperationId } from '../../../contract/contract.js';
import { operationIds } from '../contract/contract.js';
import type { ApiClient } from '../service/api.js';
import { approvals } from './approvals.js';
import { billing } from './billing.js';
import { clients } from './clients.js';
import { expenses } from './expenses.js';
import { people } from './people.js';
import { projects } from './projects.js';
import type { Area, Deletion, DeletionTarget, Field, OnPath, Referrer, Sent } from './race.js';
import { retainers } from './retainers.js';
import { tags } from './tags.js';
import { tickets } from './tickets.js';
import { time } from './time.js';
import { workspace } from './workspace.js';

const areas: readonly Area[] = [
  clients,
  projects,
  tickets,
  time,
  expenses,
  billing,
  retainers,
  approvals,
  tags,
  people,
  workspace,
];

/** Deletions by title: the operation, and the object deleted along with another. */
export const deletions: ReadonlyMap<string, Deletion> = new Map(
  areas.flatMap((area) => Object.entries(area.deletions ?? {})),
);
export const referrers = Object.assign({}, ...areas.map((area) => area.referrers)) as Partial<
  Record<OperationId, Referrer>
>;
const onPath = Object.assign({}, ...areas.map((area) => area.onPath)) as Partial<Record<OperationId, OnPath>>;

/**
 * A request that a deletion is raced against: it names the deleted object by a field of its body (`referrer`), or in
 * its path.
 */
export type Racer = { readonly id: OperationId; readonly title: string } & (
  | { readonly field: Field; readonly referrer: Referrer }
  | { readonly isOnPath: true; readonly send: OnPath | undefined }
);

export const racersOf = (deletion: Deletion): Racer[] =>
  [...byField(deletion), ...byPath(deletion)].filter(({ id }) => !deletion.except?.includes(id));

/** The input of the racing request, for the object that is about to be deleted. */
export async function sentBy(
  racer: Racer,
  owner: ApiClient,
  { params = {}, refs = {}, named = params }: DeletionTarget,
): Promise<Sent> {
  if ('referrer' in racer) return racer.referrer.make(owner, refs, racer.field);
  const sent = (await racer.send?.(owner, named)) ?? {};
  return { ...sent, params: { ...named, ...sent.params } };
}

/** Project types and agreement types share the field `type_id`: whether the operation takes the other kind. */
const isOtherType = ({ operation }: Deletion, id: OperationId): boolean =>
  (operation === 'deleteProjectType' && id.includes('Agreement')) ||
  (operation === 'deleteAgreementType' && id.includes('Project'));

const byField = (deletion: Deletion): Racer[] =>
  (deletion.fields ?? []).flatMap((field) =>
    (Object.entries(referrers) as [OperationId, Referrer][])
      .filter(([id, { takes }]) => takes.includes(field) && !isOtherType(deletion, id))
      .map(([id, referrer]) => ({ id, title: `${id} with ${field}`, field, referrer })),
  );

function byPath({ operation, path = operations[operation].path }: Deletion): Racer[] {
  if (path === null) return [];
  return operationIds
    .filter((id) => !operations[id].isRead)
    .filter((id) => operations[id].path === path || operations[id].path.startsWith(`${path}/`))
    .map((id) => ({
      id,
      title: `${id} on its path`,
      isOnPath: true,
      send: id === operation ? () => ({}) : onPath[id],
    }));
}
