/** Converts between rows of a list and the server's pages. Pure. */
export const pageSize = 100;

/** The pages, counted from 1, that hold the rows `from` to `to`, without `to` itself. */
export function pagesOf(from: number, to: number, size = pageSize): number[] {
  if (to <= from) return [];
  const first = Math.floor(Math.max(0, from) / size) + 1;
  const last = Math.floor((to - 1) / size) + 1;
  return Array.from({ length: last - first + 1 }, (_page, at) => first + at);
}

export const placeOf = (index: number, size = pageSize): { page: number; at: number } => ({
  page: Math.floor(index / size) + 1,
  at: index % size,
});
