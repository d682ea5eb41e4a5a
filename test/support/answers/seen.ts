/** A figure in a response to someone who can see all of it. */
export function seen<T>(figure: T | undefined): T {
  if (figure === undefined) throw new Error('The figure is hidden');
  return figure;
}
