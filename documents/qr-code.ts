import { encode } from 'uqr';

/** Width of the light border in modules, which readers need to find the code. */
const margin = 4;

/** A QR code as SVG, dark on white; one module is one unit wide. EPC codes require error correction level M. */
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

/** Start and length of each run of dark modules in a row. */
function runsOf(row: readonly boolean[]): [x: number, width: number][] {
  const starts = row.flatMap((isDark, x) => (isDark && row[x - 1] !== true ? [x] : []));
  return starts.map((x) => {
    const end = row.indexOf(false, x);
    return [x, (end === -1 ? row.length : end) - x];
  });
}
