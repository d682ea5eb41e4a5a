/** The number of decimals in amounts of a currency, by ISO 4217. */

/** Currencies that do not have 2 decimals. */
const unusualMinorUnits: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  UYI: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
  CLF: 4,
  UYW: 4,
};

/** Decimals in amounts of a currency: 2 for USD, 0 for JPY, 3 for KWD. */
export const minorUnits = (currency: string): number => unusualMinorUnits[currency] ?? 2;
