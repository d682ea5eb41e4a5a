/** Two names with the same key are the same: they differ only in case or surrounding blanks. */
export const nameKey = (name: string): string => name.normalize('NFC').trim().toLowerCase();
