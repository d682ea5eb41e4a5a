/** By this two names are the same: they differ in case or in blanks around them only. */
export const nameKey = (name: string): string => name.normalize('NFC').trim().toLowerCase();
