import { encode } from 'uqr';

/** Width of the light border in modules, which readers need to find the code. */
const margin = 4;

/** A QR code as SVG, dark on white; one module is one unit wide. EPC codes require error correction level M. */
export function qrCode(text: string, sign: 'none' | 'swiss cross' = 'none'): string {
  const bytes = [...new TextEncoder().encode(text)];
  const { data, size } = encode(bytes, { ecc: 'M', boostEcc: false, border: margin });
  const path = data
    .map((row, y) =>
      runsOf(row)
        .map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)
        .join(''),
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/>${sign === 'none' ? '' : swissCross(size)}</svg>`;
}

/** The sign in the middle of Swiss codes: 7 of the 46 mm that the code is wide. The correction makes up for what it hides. */
function swissCross(size: number): string {
  const [middle, field] = [size / 2, ((size - 2 * margin) * 7) / 46];
  const square = (side: number, fill: string): string => box(side, side, fill);
  const box = (width: number, height: number, fill: string): string =>
    `<rect x="${middle - width / 2}" y="${middle - height / 2}" width="${width}" height="${height}" fill="${fill}"/>`;
  const [long, short] = [field * 0.55, field * 0.17];
  return `${square(field, '#fff')}${square(field * 0.86, '#000')}${box(long, short, '#fff')}${box(short, long, '#fff')}`;
}

/** Start and length of each run of dark modules in a row. */
function runsOf(row: readonly boolean[]): [x: number, width: number][] {
  const starts = row.flatMap((isDark, x) => (isDark && row[x - 1] !== true ? [x] : []));
  return starts.map((x) => {
    const end = row.indexOf(false, x);
    return [x, (end === -1 ? row.length : end) - x];
  });
}
