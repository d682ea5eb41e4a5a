import { ApiError, problemsAt, bulkError, type FieldError } from './errors.js';
import { grouped } from './grouped.js';

type Problem = Required<FieldError>;

/**
 * Calls `look` for each item of a list in a request, one after the other, and returns the results in order. All
 * failures are thrown as one error, with the path of each item (`ids.3`, `entries.3.hours`). `shared` is the field name
 * to report, once, when the same field fails in the same way for every item (`updates.status_id`).
 */
export async function eachItem<Item, Found>(
  path: string,
  items: readonly Item[],
  look: (item: Item, index: number) => Found | Promise<Found>,
  shared?: string,
): Promise<Found[]> {
  const found: Found[] = [];
  const problems: Problem[] = [];
  for (const [index, item] of items.entries()) {
    try {
      found.push(await look(item, index));
    } catch (error) {
      problems.push(...problemsAt(`${path}.${index}`, error));
    }
  }
  const [first, ...others] = shared === undefined ? problems : sharedOnce(problems, items.length, shared);
  if (first) throw bulkError(first, others);
  return found;
}

/** As `eachItem`, for the rows that ids name. An unknown id, or one given twice, is a failure too. */
export const eachId = <Row, Found>(
  path: string,
  ids: readonly string[],
  known: ReadonlyMap<string, Row>,
  look: (row: Row) => Found | Promise<Found>,
  shared?: string,
): Promise<Found[]> =>
  eachItem(
    path,
    ids,
    (id, index) => {
      const row = known.get(id);
      if (row === undefined) throw new ApiError('invalid_request', `does not exist: ${id}`);
      if (ids.indexOf(id) !== index) throw new ApiError('invalid_request', 'is given twice');
      return look(row);
    },
    shared,
  );

/** The field's name without the item's path (`hours` of `entries.3.hours`); empty if the item itself is the problem. */
const fieldOf = ({ field }: Problem): string => field.split('.').slice(2).join('.');

function sharedOnce(problems: readonly Problem[], count: number, shared: string): Problem[] {
  const keyOf = (problem: Problem): string => JSON.stringify([fieldOf(problem), problem.code, problem.message]);
  const alike = grouped(problems, keyOf);
  return problems.flatMap((problem) => {
    const all = alike.get(keyOf(problem)) ?? [problem];
    const isShared = problem.code === 'invalid_request' && fieldOf(problem) !== '' && all.length === count;
    if (!isShared) return problem;
    return problem === all[0] ? { ...problem, field: `${shared}.${fieldOf(problem)}` } : [];
  });
}
