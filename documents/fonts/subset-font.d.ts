declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff' | 'woff2';
    /** Keeps every glyph; requires an empty text. */
    keepAllGlyphs?: boolean;
    /** Fixes an axis of a variable font at a value. */
    variationAxes?: Record<string, number>;
  }
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
