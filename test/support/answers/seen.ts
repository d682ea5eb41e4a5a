/** A figure of an answer to someone who sees all of it. */
export function seen<T>(figure: T | undefined): T {
  if (figure === undefined) throw new Error('The figure is hidden');
  return figure;
}
