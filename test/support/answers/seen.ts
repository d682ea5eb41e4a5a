/** A value of a response that its reader may see; throws if the response leaves it out. */
export function seen<T>(figure: T | undefined): T {
  if (figure === undefined) throw new Error('The figure is hidden');
  return figure;
}
