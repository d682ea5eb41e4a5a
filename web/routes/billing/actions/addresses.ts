/** Splits typed addresses at commas, semicolons and spaces. Undefined for none, so that the server chooses. */
export function addressesOf(text: string): string[] | undefined {
  const addresses = text.split(/[\s,;]+/u).filter(Boolean);
  return addresses.length === 0 ? undefined : addresses;
}
