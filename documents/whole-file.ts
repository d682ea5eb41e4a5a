import type { Readable } from 'node:stream';
import type { Renderer } from './renderer.js';

/** A file response; `bytes` may render a document in another process. */
export interface WholeFile {
  readonly filename: string;
  readonly type: string;
  /** Whether browsers must save it, even if they could display it. */
  readonly isAttachment?: boolean;
  readonly bytes: (renderer: Renderer) => Promise<Buffer | Readable>;
}
