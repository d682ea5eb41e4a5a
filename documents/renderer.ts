/**
 * Renders PDF documents in separate processes, so that none of them can harm the service or keep others waiting for long:
 * workspaces take turns, a workspace has one small document and one large one drawn at a time, and one process never takes a large
 * one. The other takes small ones only while no large one waits.
 */
import { createHash } from 'node:crypto';
import { constants } from 'node:os';
import type { Logger } from 'pino';
import { ApiError } from '../domain/errors.js';
import { FairQueue } from '../domain/fair-share.js';
import { imageSize } from '../domain/image-size.js';
import { createDrawingProcess, DrawingCrashed, DrawingProcessDied, DrawingTooHeavy } from './drawing-process.js';
import type { DrawingProcess } from './drawing-process.js';
import type { Drawing } from './drawing-program.js';
import type { InvoiceDocument } from './invoice-document.js';
import type { ReportDocument } from './report.js';
import { Undrawable } from './undrawable.js';

export interface Renderer {
  /** The invoice as a PDF. Rejects with `Undrawable` if this document can never be drawn; others are not affected. */
  renderInvoice: (request: RenderRequest, invoice: InvoiceDocument) => Promise<Buffer>;
  /** The report as a PDF, likewise. */
  renderReport: (request: RenderRequest, report: ReportDocument) => Promise<Buffer>;
  /** Rejects waiting documents, and ends the processes after those in progress. A later request starts them again. */
  close: () => Promise<void>;
}

/** The requester of a document. */
export interface RenderRequest {
  readonly workspaceId: string;
  /** A mail waits as long as necessary, ahead of its workspace's requests, and is never rejected. */
  readonly isPatient?: boolean;
}

export interface RendererLimits {
  /** Milliseconds that a rendering expected to be quick may take before it counts as large. */
  readonly quickMs: number;
  /** Time limit of any rendering, in milliseconds. */
  readonly maxMs: number;
  /** Memory limit of a process, in bytes. */
  readonly memory: number;
  readonly idleMs: number;
  /** How long documents in progress may take when the renderer is closed, in milliseconds. */
  readonly closeMs: number;
  /** Maximum number of waiting documents per workspace, for small and large ones separately, and overall. */
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
/** Characters of a document, and pixels of its logo, that are drawn in about a tenth of a second. */
const quickLength = 100_000;
const quickPixels = 4_000_000;

interface Job extends RenderRequest {
  readonly drawing: Drawing;
  readonly resolve: (pdf: Buffer) => void;
  readonly reject: (reason: unknown) => void;
  isLarge: boolean;
  /** How often the process was killed while rendering it. */
  deaths: number;
  /** The process has crashed while rendering it. */
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
  /** Keyed by content: concurrent requests for the same document share one rendering. */
  const wanted = new Map<string, Promise<Buffer>>();

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
    const isAgain = !isClosing && isWorthAnother(job, error);
    if (isAgain) {
      if (error instanceof DrawingCrashed) job.hasCrashed = true;
      if (error instanceof DrawingProcessDied) job.deaths += 1;
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
      queue.add(request.workspaceId, job, { isFirst: request.isPatient === true });
      fill();
    });
  }

  function assertRoom({ workspaceId, isPatient }: RenderRequest, queue: FairQueue<Job>): void {
    if (isClosing) throw stopping();
    if (isPatient) return;
    if (queue.sizeOf(workspaceId) >= limits.waitingOfOne)
      throw new ApiError('rate_limit_exceeded', tooManyOf(limits.waitingOfOne), { retryAfter: 5 });
    if (waiting.quick.size + waiting.large.size >= limits.waitingOfAll)
      throw comeAgain('Too many documents wait to be drawn');
  }

  async function render(request: RenderRequest, drawing: Drawing): Promise<Buffer> {
    const key = createHash('sha256')
      .update(JSON.stringify([request.workspaceId, drawing]))
      .digest('base64');
    const known = wanted.get(key);
    if (known) return known;
    const pdf = enqueue(request, drawing);
    wanted.set(key, pdf);
    return pdf.finally(() => wanted.delete(key));
  }

  return {
    renderInvoice: (request, document) => render(request, { kind: 'invoice', document }),
    renderReport: (request, document) => render(request, { kind: 'report', document }),
    close: async () => {
      isClosing = true;
      for (const job of [...waiting.quick.empty(), ...waiting.large.empty()]) job.reject(stopping());
      const limit = setTimeout(() => places.forEach((place) => place.process.stop()), limits.closeMs);
      await Promise.allSettled(wanted.values());
      clearTimeout(limit);
      for (const place of places) place.process.stop();
      isClosing = false;
    },
  };
}

/** Small documents are drawn like any request; large ones get what is left if there is more work than processors. */
const priorityOf = (takesLarge: boolean): number =>
  takesLarge ? constants.priority.PRIORITY_LOW : constants.priority.PRIORITY_NORMAL;

function seemsLarge({ document }: Drawing): boolean {
  const { logo, ...workspace } = document.workspace;
  if (JSON.stringify({ ...document, workspace }).length > quickLength) return true;
  const size = logo && imageSize(logo.media_type, Buffer.from(logo.base64, 'base64'));
  return size !== undefined && size.width * size.height > quickPixels;
}

const tooManyOf = (max: number): string =>
  `The workspace has ${max} documents waiting to be drawn: try again in 5 seconds`;

const comeAgain = (message: string): ApiError =>
  new ApiError('unavailable', `${message}: try again shortly`, { retryAfter: 5 });

const stopping = (): ApiError => comeAgain('The service is stopping');

/** One that took too long gets more time, one that was killed or crashed another process. */
const isWorthAnother = ({ isLarge, deaths, hasCrashed }: Job, error: unknown): boolean =>
  (error instanceof DrawingTooHeavy && !isLarge) ||
  (error instanceof DrawingProcessDied && deaths < 1) ||
  (error instanceof DrawingCrashed && !hasCrashed);

/** What was killed from outside may be drawn later; anything else is the fault of the document. */
function refusalFor(error: unknown, { maxMs, memory }: RendererLimits): ApiError {
  if (error instanceof DrawingProcessDied) return comeAgain('The document could not be drawn');
  if (!(error instanceof DrawingTooHeavy)) return new Undrawable('internal_error', undrawable);
  return new Undrawable(
    'invalid_state',
    `The document cannot be rendered within ${Math.round(maxMs / 1000)} seconds and ${Math.round(memory / 1024 ** 2)} MiB of memory: shorten its texts or split it`,
  );
}

const undrawable =
  'The document cannot be drawn, and asking again will not help: look for unusual characters in its texts';
