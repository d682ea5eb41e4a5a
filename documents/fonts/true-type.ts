/**
 * Joins subsets of one TrueType typeface into a single font.
 *
 * Web fonts of Chinese, Japanese and Korean are cut into a hundred slices, but a typesetter takes one font per family.
 * Only the tables needed to draw and copy text are written: outlines, widths, metrics, names and the character map. The
 * layout features of these scripts concern vertical text.
 *
 * Table layouts: OpenType specification, chapters glyf, loca, hmtx, cmap, maxp, head, hhea.
 */

type Tables = ReadonlyMap<string, Buffer>;
type CharacterMap = Map<number, number>;

/**
 * Joins parts, TrueType files of the same typeface, weight and metrics, into one TrueType file. If several parts have a
 * character, the first one counts.
 */
export function joinFonts(parts: readonly Buffer[]): Buffer {
  const fonts = parts.map(readTables);
  const first = fonts[0];
  if (!first) throw new Error('No font to join');

  const glyphs: Buffer[] = [];
  const metrics: Buffer[] = [];
  const characters: CharacterMap = new Map();
  for (const font of fonts) {
    // Glyph 0 is the same empty box in all parts: only the first part's is used.
    const shift = glyphs.length === 0 ? 0 : glyphs.length - 1;
    const skip = glyphs.length === 0 ? 0 : 1;
    glyphs.push(...readGlyphs(font).slice(skip));
    metrics.push(...readMetrics(font).slice(skip));
    for (const [character, glyph] of readCharacterMap(table(font, 'cmap'))) {
      if (!characters.has(character)) characters.set(character, glyph + shift);
    }
  }
  if (glyphs.length > 0xffff) throw new Error(`${glyphs.length} glyphs are too many for one font`);

  return writeTables(
    new Map([
      ['OS/2', table(first, 'OS/2')],
      ['cmap', writeCharacterMap(characters)],
      ['glyf', Buffer.concat(glyphs)],
      ['head', writeHead(first, fonts)],
      ['hhea', patched(table(first, 'hhea'), (hhea) => hhea.writeUInt16BE(glyphs.length, 34))],
      ['hmtx', Buffer.concat(metrics)],
      ['loca', writeOffsets(glyphs)],
      ['maxp', writeMaxima(first, fonts, glyphs.length)],
      ['name', table(first, 'name')],
      ['post', table(first, 'post')],
    ]),
  );
}

function table(font: Tables, tag: string): Buffer {
  const found = font.get(tag);
  if (!found) throw new Error(`The font has no table ${tag}`);
  return found;
}

function patched(original: Buffer, patch: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(original);
  patch(copy);
  return copy;
}

function readTables(font: Buffer): Tables {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = 12 + 16 * index;
      const offset = font.readUInt32BE(entry + 8);
      return [font.toString('latin1', entry, entry + 4), font.subarray(offset, offset + font.readUInt32BE(entry + 12))];
    }),
  );
}

function glyphCount(font: Tables): number {
  return table(font, 'maxp').readUInt16BE(4);
}

/** The outlines of all glyphs, each padded to four bytes. */
function readGlyphs(font: Tables): Buffer[] {
  const glyf = table(font, 'glyf');
  const loca = table(font, 'loca');
  const isLong = table(font, 'head').readInt16BE(50) === 1;
  const offset = (index: number) => (isLong ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index));
  return Array.from({ length: glyphCount(font) }, (_, index) => {
    const outline = glyf.subarray(offset(index), offset(index + 1));
    const isComposite = outline.length > 0 && outline.readInt16BE(0) < 0;
    if (isComposite) throw new Error('Glyphs made of other glyphs would need their references moved');
    return Buffer.concat([outline], Math.ceil(outline.length / 4) * 4);
  });
}

/** Advance width and left side bearing of each glyph, in four bytes. */
function readMetrics(font: Tables): Buffer[] {
  const hmtx = table(font, 'hmtx');
  const full = table(font, 'hhea').readUInt16BE(34);
  return Array.from({ length: glyphCount(font) }, (_, index) => {
    if (index < full) return hmtx.subarray(4 * index, 4 * index + 4);
    // Glyphs past the full records share the last one's width and have a bearing only.
    const bearing = 4 * full + 2 * (index - full);
    return Buffer.concat([hmtx.subarray(4 * full - 4, 4 * full - 2), hmtx.subarray(bearing, bearing + 2)]);
  });
}

/** The characters that a TrueType file can draw. */
export const charactersOf = (font: Buffer): Iterable<number> =>
  readCharacterMap(table(readTables(font), 'cmap')).keys();

function readCharacterMap(cmap: Buffer): CharacterMap {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(4 + 8 * index + 4)),
  );
  const format = (wanted: number) => subtables.find((subtable) => subtable.readUInt16BE(0) === wanted);
  const [wide, narrow] = [format(12), format(4)];
  if (wide) return readWideMap(wide);
  if (narrow) return readNarrowMap(narrow);
  throw new Error('The font has no Unicode character map');
}

/** Format 12: groups of consecutive characters with consecutive glyphs. */
function readWideMap(subtable: Buffer): CharacterMap {
  const characters: CharacterMap = new Map();
  for (let group = 0; group < subtable.readUInt32BE(12); group++) {
    const at = 16 + 12 * group;
    const start = subtable.readUInt32BE(at);
    const glyph = subtable.readUInt32BE(at + 8);
    for (let character = start; character <= subtable.readUInt32BE(at + 4); character++) {
      characters.set(character, glyph + character - start);
    }
  }
  return characters;
}

/**
 * Format 4: segments of consecutive characters, each with a distance to its glyphs or an offset into an array of
 * glyphs.
 */
function readNarrowMap(subtable: Buffer): CharacterMap {
  const characters: CharacterMap = new Map();
  const size = subtable.readUInt16BE(6);
  for (let at = 14; at < 14 + size; at += 2) {
    const end = subtable.readUInt16BE(at);
    const start = subtable.readUInt16BE(at + size + 2);
    const distance = subtable.readUInt16BE(at + 2 * size + 2);
    const place = at + 3 * size + 2;
    const range = subtable.readUInt16BE(place);
    for (let character = start; character <= end && character < 0xffff; character++) {
      const listed = range === 0 ? character : subtable.readUInt16BE(place + range + 2 * (character - start));
      if (listed !== 0) characters.set(character, (listed + distance) & 0xffff);
    }
  }
  return characters;
}

function writeCharacterMap(characters: CharacterMap): Buffer {
  const groups: { start: number; end: number; glyph: number }[] = [];
  for (const [character, glyph] of [...characters].toSorted(([a], [b]) => a - b)) {
    const last = groups.at(-1);
    if (last && character === last.end + 1 && glyph === last.glyph + character - last.start) last.end = character;
    else groups.push({ start: character, end: character, glyph });
  }
  const cmap = Buffer.alloc(28 + 12 * groups.length);
  // Version 0, one subtable: platform Windows (3), encoding full Unicode (10), at byte 12, in format 12.
  [0, 1, 3, 10].forEach((value, index) => cmap.writeUInt16BE(value, 2 * index));
  cmap.writeUInt32BE(12, 8);
  cmap.writeUInt16BE(12, 12);
  cmap.writeUInt32BE(cmap.length - 12, 16);
  cmap.writeUInt32BE(groups.length, 24);
  groups.forEach(({ start, end, glyph }, index) => {
    [start, end, glyph].forEach((value, field) => cmap.writeUInt32BE(value, 28 + 12 * index + 4 * field));
  });
  return cmap;
}

/** The `head` table of the first part, with the bounding box of all parts and four-byte glyph offsets. */
function writeHead(first: Tables, fonts: readonly Tables[]): Buffer {
  const box = (field: number) => fonts.map((font) => table(font, 'head').readInt16BE(field));
  return patched(table(first, 'head'), (head) => {
    for (const low of [36, 38]) head.writeInt16BE(Math.min(...box(low)), low);
    for (const high of [40, 42]) head.writeInt16BE(Math.max(...box(high)), high);
    head.writeInt16BE(1, 50);
  });
}

/**
 * The `maxp` table of the first part, with the number of glyphs and the largest value of each limit (points, contours,
 * depth …).
 */
function writeMaxima(first: Tables, fonts: readonly Tables[], glyphs: number): Buffer {
  return patched(table(first, 'maxp'), (maxp) => {
    for (let field = 6; field < maxp.length; field += 2) {
      maxp.writeUInt16BE(Math.max(...fonts.map((font) => table(font, 'maxp').readUInt16BE(field))), field);
    }
    maxp.writeUInt16BE(glyphs, 4);
  });
}

function writeOffsets(glyphs: readonly Buffer[]): Buffer {
  const loca = Buffer.alloc(4 * (glyphs.length + 1));
  let end = 0;
  for (const [index, glyph] of glyphs.entries()) {
    end += glyph.length;
    loca.writeUInt32BE(end, 4 * (index + 1));
  }
  return loca;
}

function checksum(content: Buffer): number {
  let sum = 0;
  for (let at = 0; at < content.length; at += 4) sum = (sum + content.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Writes a font file. The tables must be in the order of their tags. */
function writeTables(tables: Tables): Buffer {
  const header = Buffer.alloc(12 + 16 * tables.size);
  const exponent = Math.floor(Math.log2(tables.size));
  header.writeUInt32BE(0x00010000, 0);
  const search = [tables.size, 16 * 2 ** exponent, exponent, 16 * (tables.size - 2 ** exponent)];
  search.forEach((value, index) => header.writeUInt16BE(value, 4 + 2 * index));

  const chunks = [header];
  let offset = header.length;
  for (const [index, [tag, content]] of [...tables].entries()) {
    const padded = Buffer.concat([content], Math.ceil(content.length / 4) * 4);
    header.write(tag, 12 + 16 * index, 'latin1');
    [checksum(padded), offset, content.length].forEach((value, field) => {
      header.writeUInt32BE(value, 16 + 16 * index + 4 * field);
    });
    chunks.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(chunks);
}
