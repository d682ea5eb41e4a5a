/** The addresses in what was typed, separated by commas, semicolons or spaces; undefined for none, so that the server chooses. */
export function addressesOf(text: string): string[] | undefined {
  const addresses = text.split(/[\s,;]+/u).filter(Boolean);
  return addresses.length === 0 ? undefined : addresses;
}
