/**
 * From a document to its PDF:
 * 1. commands/billing/invoice-pdf.ts gathers the data of an invoice (`InvoiceDocument`) and looks for a cached PDF by a
 *    digest of the data and `rendererVersion`. Without one it calls this renderer, and then stores the PDF. Drafts and
 *    reports are not cached.
 * 2. `render` shares one drawing among concurrent requests for the same document. `enqueue` puts it into one of two
 *    queues, small or large.
 * 3. `fill` gives the next document to a free process. There are two: one takes only small documents; the other takes
 *    large ones, and small ones while no large one can start. Workspaces take turns, and a workspace has at most one
 *    small and one large document in progress.
 * 4. drawing-process.ts sends it to its process and enforces limits of time and memory. In there, drawing-program.ts
 *    formats the data (invoice.ts, report.ts), and typesetter.ts sets it by a Typst template (*.typ) with the fonts of
 *    fonts/.
 * 5. A small document that exceeds these limits, and any whose process dies, is retried once as a large one; after a
 *    crash its text is reduced.
 *
 * So no document can harm the service or delay others for long.
 */
import { createHash } from 'node:crypto';
import { constants } from 'node:os';
import type { Logger } from 'pino';
import { ApiError } from '../domain/errors.js';
import { FairQueue } from '../domain/fair-share.js';
import { imageSize } from '../domain/image-size.js';
import { createDrawingProcess } from './drawing-process.js';
import type { DrawingProcess } from './drawing-process.js';
import type { Drawing } from './drawing-program.js';
import type { InvoiceDocument } from './invoice-document.js';
import { ProcessCrashed, ProcessDied, TaskTooHeavy } from './isolated-process.js';
import type { ReportDocument } from './report.js';
import { Undrawable } from './undrawable.js';

export interface Renderer {
  /** Renders an invoice as a PDF. Rejects with `Undrawable` if this document can never be rendered. */
  renderInvoice: (request: RenderRequest, invoice: InvoiceDocument) => Promise<Buffer>;
  /** Renders a report as a PDF, with the same errors. */
  renderReport: (request: RenderRequest, report: ReportDocument) => Promise<Buffer>;
  /**
   * Rejects waiting documents, and ends the processes once the documents in progress are finished. A later request
   * starts them again.
   */
  close: () => Promise<void>;
}

/** The workspace that requests a document, and the urgency of the request. */
export interface RenderRequest {
  readonly workspaceId: string;
  /**
   * For mails: the document goes ahead of other requests of its workspace, waits as long as necessary, and is not
   * rejected when the queues are full.
   */
  readonly hasPriority?: boolean;
}

export interface RendererLimits {
  /** Milliseconds after which a document in the small queue counts as large. */
  readonly quickMs: number;
  /** Max milliseconds of any rendering. */
  readonly maxMs: number;
  /** Max memory of a process, in bytes. */
  readonly memory: number;
  readonly idleMs: number;
  /** Max milliseconds for documents in progress when the renderer is closed. */
  readonly closeMs: number;
  /** Max waiting documents: of one workspace in each queue, and of all workspaces together. */
  readonly waitingOfOne: number;
  readonly waitingOfAll: number;
}

export interface RendererOptions {
  readonly log?: Pick<Logger, 'warn'>;
  readonly limits?: Partial<RendererLimits>;
}

const usualLimits: RendererLimits = {
  quickMs: 3_000,
  maxMs: 30_000,
  memory: 1024 ** 3,
  idleMs: 5 * 60_000,
  closeMs: 5_000,
  waitingOfOne: 20,
  waitingOfAll: 200,
};
/** Max characters of a small document and pixels of its logo: these are rendered in about a tenth of a second. */
const quickLength = 100_000;
const quickPixels = 4_000_000;

interface Job extends RenderRequest {
  readonly drawing: Drawing;
  readonly resolve: (pdf: Buffer) => void;
  readonly reject: (reason: unknown) => void;
  isLarge: boolean;
  /** Number of times that another program has killed the process during this document. */
  deaths: number;
  /** Whether the process has crashed over this document. */
  hasCrashed: boolean;
}

interface Place {
  readonly process: DrawingProcess;
  readonly takesLarge: boolean;
  job?: Job | undefined;
}

export function createRenderer({ log, limits: given = {} }: RendererOptions = {}): Renderer {
  const limits = { ...usualLimits, ...given };
  const waiting = { quick: new FairQueue<Job>(), large: new FairQueue<Job>() };
  const places: readonly Place[] = [false, true].map((takesLarge) => ({
    process: createDrawingProcess({ ...limits, priority: priorityOf(takesLarge) }),
    takesLarge,
  }));
  /** Drawings in progress or waiting, by content: concurrent requests for the same document share one. */
  const inFlight = new Map<string, Promise<Buffer>>();

  let isClosing = false;

  const underWay = (): Job[] => places.flatMap(({ job }) => job ?? []);

  function fill(): void {
    for (const place of places) {
      if (place.job) continue;
      const isOn = ({ workspaceId, isLarge }: Job): boolean =>
        underWay().some((other) => other.workspaceId === workspaceId && other.isLarge === isLarge);
      const fits = (job: Job): boolean => !isOn(job);
      const job = (place.takesLarge ? waiting.large.take(fits) : undefined) ?? waiting.quick.take(fits);
      if (job) void draw(place, job);
    }
  }

  async function draw(place: Place, job: Job): Promise<void> {
    place.job = job;
    try {
      const drawing = job.hasCrashed ? { ...job.drawing, isPlain: true } : job.drawing;
      job.resolve(await place.process.draw(drawing, job.isLarge ? limits.maxMs : limits.quickMs));
    } catch (error) {
      afterFailure(job, error);
    }
    place.job = undefined;
    fill();
  }

  function afterFailure(job: Job, error: unknown): void {
    log?.warn({ workspace_id: job.workspaceId, kind: job.drawing.kind, err: error }, 'drawing cut');
    const isAgain = !isClosing && shouldRetry(job, error);
    if (isAgain) {
      if (error instanceof ProcessCrashed) job.hasCrashed = true;
      if (error instanceof ProcessDied) job.deaths += 1;
      job.isLarge = true;
      waiting.large.add(job.workspaceId, job, { isFirst: true });
    } else job.reject(refusalFor(error, limits));
  }

  function enqueue(request: RenderRequest, drawing: Drawing): Promise<Buffer> {
    const isLarge = seemsLarge(drawing);
    const queue = isLarge ? waiting.large : waiting.quick;
    assertRoom(request, queue);
    return new Promise((resolve, reject) => {
      const job = { ...request, drawing, resolve, reject, isLarge, deaths: 0, hasCrashed: false };
      queue.add(request.workspaceId, job, { isFirst: request.hasPriority === true });
      fill();
    });
  }

  function assertRoom({ workspaceId, hasPriority }: RenderRequest, queue: FairQueue<Job>): void {
    if (isClosing) throw stopping();
    if (hasPriority) return;
    if (queue.sizeOf(workspaceId) >= limits.waitingOfOne)
      throw new ApiError('rate_limit_exceeded', tooManyOf(limits.waitingOfOne), { retryAfter: 5 });
    if (waiting.quick.size + waiting.large.size >= limits.waitingOfAll)
      throw comeAgain('Too many documents are waiting to be rendered');
  }

  async function render(request: RenderRequest, drawing: Drawing): Promise<Buffer> {
    const key = createHash('sha256')
      .update(JSON.stringify([request.workspaceId, drawing]))
      .digest('base64');
    const known = inFlight.get(key);
    if (known) return known;
    const pdf = enqueue(request, drawing);
    inFlight.set(key, pdf);
    return pdf.finally(() => inFlight.delete(key));
  }

  return {
    renderInvoice: (request, document) => render(request, { kind: 'invoice', document }),
    renderReport: (request, document) => render(request, { kind: 'report', document }),
    close: async () => {
      isClosing = true;
      for (const job of [...waiting.quick.empty(), ...waiting.large.empty()]) job.reject(stopping());
      const limit = setTimeout(() => places.forEach((place) => place.process.stop()), limits.closeMs);
      await Promise.allSettled(inFlight.values());
      clearTimeout(limit);
      for (const place of places) place.process.stop();
      isClosing = false;
    },
  };
}

/**
 * The process of small documents has the service's own priority; the one of large documents gets processor time that is
 * left.
 */
const priorityOf = (takesLarge: boolean): number =>
  takesLarge ? constants.priority.PRIORITY_LOW : constants.priority.PRIORITY_NORMAL;

function seemsLarge({ document }: Drawing): boolean {
  const { logo, ...workspace } = document.workspace;
  if (JSON.stringify({ ...document, workspace }).length > quickLength) return true;
  const size = logo && imageSize(logo.media_type, Buffer.from(logo.base64, 'base64'));
  return size !== undefined && size.width * size.height > quickPixels;
}

const tooManyOf = (max: number): string =>
  `The workspace already has ${max} documents waiting to be rendered: try again in 5 seconds`;

const comeAgain = (message: string): ApiError =>
  new ApiError('unavailable', `${message}: try again shortly`, { retryAfter: 5 });

const stopping = (): ApiError => comeAgain('The service is stopping');

/** Whether to try again: after a small document exceeded its limits, or after the first kill or crash. */
const shouldRetry = ({ isLarge, deaths, hasCrashed }: Job, error: unknown): boolean =>
  (error instanceof TaskTooHeavy && !isLarge) ||
  (error instanceof ProcessDied && deaths < 1) ||
  (error instanceof ProcessCrashed && !hasCrashed);

/**
 * The error for the requester. After a kill from outside, a later request may succeed; any other failure is due to the
 * document.
 */
function refusalFor(error: unknown, { maxMs, memory }: RendererLimits): ApiError {
  if (error instanceof ProcessDied) return comeAgain('The document could not be rendered');
  if (!(error instanceof TaskTooHeavy)) return new Undrawable('internal_error', undrawable);
  return new Undrawable(
    'invalid_state',
    `The document cannot be rendered within ${Math.round(maxMs / 1000)} seconds and ${Math.round(memory / 1024 ** 2)} MiB of memory: shorten its texts or split it`,
  );
}

const undrawable =
  'The document cannot be rendered, and repeating the request will not help: look for unusual characters in its texts';
