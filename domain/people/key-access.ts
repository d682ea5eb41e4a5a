/** What a restricted API key may do: a level in each area of the API (docs/decisions/permissions.md). */

export const areas = [
  'clients',
  'projects',
  'tickets',
  'time',
  'expenses',
  'billing',
  'retainers',
  'people',
  'reports',
  'webhooks',
  'settings',
] as const;
export type Area = (typeof areas)[number];

/** `write` includes `read`. */
export type AreaLevel = 'read' | 'write';

/** The areas of a restricted key; none in those that are missing. */
export type KeyAccess = Readonly<Partial<Record<Area, AreaLevel | 'none'>>>;

/**
 * What an operation asks of a restricted key: a level in each of these areas. Null for one that concerns the user alone.
 */
export type AreaNeeds = Readonly<Partial<Record<Area, AreaLevel>>> | null;

const ranks = { none: 0, read: 1, write: 2 } as const;

const covers = (access: KeyAccess, area: Area, level: AreaLevel | 'none'): boolean =>
  ranks[access[area] ?? 'none'] >= ranks[level];

/** Why a restricted key may not call an operation; undefined if it may. It reads what concerns its user alone. */
export function areaRefusal(access: KeyAccess, needs: AreaNeeds, isGet: boolean): string | undefined {
  if (needs === null) return isGet ? undefined : 'A restricted key cannot change what belongs to its user alone';
  const missing = areas.flatMap((area) => {
    const level = needs[area];
    return level === undefined || covers(access, area, level) ? [] : `${area}: ${level}`;
  });
  return missing.length === 0 ? undefined : `This key is restricted and lacks ${missing.join(', ')}`;
}

/** What an operation can embed from other areas, by the value of `include`. */
export type IncludedAreas = Readonly<Partial<Record<string, Area>>> | null;

/** The values of `include` that a restricted key may not ask for. */
export const hiddenIncludes = (access: KeyAccess, included: IncludedAreas, requested: readonly unknown[]): string[] =>
  requested.map(String).filter((value) => {
    const area = included?.[value];
    return area !== undefined && !covers(access, area, 'read');
  });

/** Why a restricted key may not embed what it asks for; undefined if it may. */
export function includeRefusal(
  access: KeyAccess,
  included: IncludedAreas,
  requested: readonly unknown[],
): string | undefined {
  const [hidden] = hiddenIncludes(access, included, requested);
  if (hidden === undefined) return undefined;
  return `This key is restricted and lacks ${included?.[hidden] ?? ''}: read, which include=${hidden} requires`;
}

/** The first area in which `requested` exceeds `own`; undefined if there is none. */
export const exceedingArea = (own: KeyAccess, requested: KeyAccess): Area | undefined =>
  areas.find((area) => !covers(own, area, requested[area] ?? 'none'));

/** A level for each area, in the order of the contract. */
export const completeAccess = (access: KeyAccess): Record<Area, AreaLevel | 'none'> => {
  const level = (area: Area): AreaLevel | 'none' => access[area] ?? 'none';
  return {
    clients: level('clients'),
    projects: level('projects'),
    tickets: level('tickets'),
    time: level('time'),
    expenses: level('expenses'),
    billing: level('billing'),
    retainers: level('retainers'),
    people: level('people'),
    reports: level('reports'),
    webhooks: level('webhooks'),
    settings: level('settings'),
  };
};
