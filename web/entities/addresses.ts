/** The typed addresses, which commas, semicolons and spaces separate. Undefined for none, so that the server chooses. */
export function addressesOf(text: string): string[] | undefined {
  const addresses = text.split(/[\s,;]+/u).filter(Boolean);
  return addresses.length === 0 ? undefined : addresses;
}

/** Whether nobody is in the middle of typing one of the addresses. */
export const areAddresses = (addresses: readonly string[] = []): boolean =>
  addresses.every((address) => /^[^@]+@[^@]+\.[^@.]+$/u.test(address));
