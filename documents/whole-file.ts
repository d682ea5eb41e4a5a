import type { Renderer } from './renderer.js';

/** An answer that is a file: its bytes, or a document that is drawn off the event loop. */
export interface WholeFile {
  readonly filename: string;
  readonly type: string;
  /** Whether a browser is to save it even if it could show it. */
  readonly isToBeSaved?: boolean;
  readonly bytes: (renderer: Renderer) => Promise<Buffer>;
}
