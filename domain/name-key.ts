/** The key by which names are unique: names that differ only in case or surrounding blanks have the same key. */
export const nameKey = (name: string): string => name.normalize('NFC').trim().toLowerCase();
