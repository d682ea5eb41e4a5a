import { encode } from 'uqr';

/** Light modules that must surround a code so that it is found. */
const margin = 4;

/** A QR code as SVG, dark on light whatever is behind it; each module is one unit wide. Correction level M, as EPC codes want it. */
export function qrCode(text: string): string {
  const bytes = [...new TextEncoder().encode(text)];
  const { data, size } = encode(bytes, { ecc: 'M', boostEcc: false, border: margin });
  const path = data
    .map((row, y) =>
      runsOf(row)
        .map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)
        .join(''),
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`;
}

/** Where dark modules begin in a row, and how many follow one another. */
function runsOf(row: readonly boolean[]): [x: number, width: number][] {
  const starts = row.flatMap((isDark, x) => (isDark && row[x - 1] !== true ? [x] : []));
  return starts.map((x) => {
    const end = row.indexOf(false, x);
    return [x, (end === -1 ? row.length : end) - x];
  });
}
