import type { Renderer } from './renderer.js';

/** A file response: its bytes, or a document rendered off the event loop. */
export interface WholeFile {
  readonly filename: string;
  readonly type: string;
  /** Whether a browser must save it even if it could display it. */
  readonly isToBeSaved?: boolean;
  readonly bytes: (renderer: Renderer) => Promise<Buffer>;
}
