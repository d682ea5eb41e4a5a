import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect } from 'chai';
import { extractText, getDocumentProxy } from 'unpdf';
import type { InvoiceDocument } from '../../documents/invoice-document.js';
import { createRenderer, type Renderer, type RendererLimits, type RenderRequest } from '../../documents/renderer.js';
import { Undrawable } from '../../documents/undrawable.js';
import { ApiError } from '../../domain/errors.js';
import { buildInvoiceDocument, documentLine } from '../support/builders/invoice-document.js';
import { renderingProcesses } from '../support/service/processes.js';
import { hangMs } from '../support/service/hang.js';
import { until } from '../support/service/waiting.js';

const invoiceOf = (invoice_number: string, lines: number, description = 'Consulting'): InvoiceDocument =>
  buildInvoiceDocument({
    invoice_number,
    lines: Array.from({ length: lines }, () => ({ ...documentLine, description })),
  });

const small = (name: string): InvoiceDocument => invoiceOf(name, 1);
const large = (name: string): InvoiceDocument => invoiceOf(name, 2000);
/** An invoice that takes many seconds to render. */
const endless = (name: string): InvoiceDocument => invoiceOf(name, 400, 'word '.repeat(4000));

const flooding = { workspaceId: 'ws_flooding' };
const other = { workspaceId: 'ws_other' };

describe('the renderer', function () {
  /** A renderer with the default limits, apart from that of time: a busy machine must not decide a test. */
  const renderer = createRenderer({ limits: { maxMs: hangMs } });
  after(() => renderer.close());
  /** Uses a renderer with other limits, and closes it. */
  async function within(limits: Partial<RendererLimits>, use: (limited: Renderer) => Promise<void>): Promise<void> {
    const limited = createRenderer({ limits });
    try {
      await use(limited);
    } finally {
      await limited.close();
    }
  }
  /** Processes of the service that other tests use. */
  const elsewhere = new Set<number>();
  before(() => renderingProcesses().forEach((pid) => elsewhere.add(pid)));
  const ours = (): number[] => renderingProcesses().filter((pid) => !elsewhere.has(pid));

  /** `drawn`, the code of the error that an operation would return, or any other error as text. */
  const outcomeOf = (pdf: Promise<Buffer>): Promise<string> =>
    pdf.then(
      () => 'drawn',
      (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
    );

  /** Renders all documents at once. Returns their names in the order in which they are finished. */
  async function orderOf(
    wishes: readonly (readonly [wish: RenderRequest, invoice: InvoiceDocument])[],
  ): Promise<string[]> {
    const order: string[] = [];
    await Promise.all(
      wishes.map(async ([wish, invoice]) => {
        await renderer.renderInvoice(wish, invoice);
        order.push(invoice.invoice_number);
      }),
    );
    return order;
  }

  it('lets workspaces take turns: those that want little do not wait for those that want much', async () => {
    await renderer.renderInvoice(other, small('first'));
    const flood = [1, 2, 3, 4, 5].map((index) => [flooding, large(`flood ${index}`)] as const);
    const order = await orderOf([...flood, [other, large('large')], [other, small('small')]]);
    expect(order).to.deep.equal(['small', 'flood 1', 'large', 'flood 2', 'flood 3', 'flood 4', 'flood 5']);
  });

  it("renders a workspace's small document next to its large ones", async () => {
    const order = await orderOf([
      [flooding, large('large')],
      [flooding, large('another')],
      [flooding, small('small')],
    ]);
    expect(order).to.deep.equal(['small', 'large', 'another']);
  });

  it('renders the same document once for everyone who wants it at the same time, but never across workspaces', async () => {
    const [one, same, others, different] = await Promise.all([
      renderer.renderInvoice(flooding, small('1')),
      renderer.renderInvoice(flooding, small('1')),
      renderer.renderInvoice(other, small('1')),
      renderer.renderInvoice(flooding, small('2')),
    ]);
    expect(one === same).to.equal(true);
    expect([one === others, one.equals(others), one.equals(different)]).to.deep.equal([false, true, false]);
  });

  it('retries a document whose process is killed, and affects no other', async () => {
    const running = ours();
    expect(running).to.have.length(2);
    const drawn = [
      renderer.renderInvoice(flooding, large('1')),
      renderer.renderInvoice(flooding, large('2')),
      renderer.renderInvoice(other, small('3')),
    ].map(outcomeOf);
    await nextTurn();
    for (const pid of running) process.kill(pid, 'SIGKILL');
    expect(await Promise.all(drawn)).to.deep.equal(['drawn', 'drawn', 'drawn']);
  });

  it('retries it only once', async () => {
    const drawn = outcomeOf(renderer.renderInvoice(flooding, endless('1')));
    let isOver = false;
    void drawn.then(() => (isOver = true));
    const killed = new Set<number>();
    await until(() => {
      for (const pid of ours().filter((each) => !killed.has(each))) {
        process.kill(pid, 'SIGKILL');
        killed.add(pid);
      }
      return isOver;
    });
    expect(await drawn).to.equal('unavailable');
    expect(await outcomeOf(renderer.renderInvoice(flooding, small('2')))).to.equal('drawn');
  });

  /** Kills the processes that are rendering, like a crash of native code, and returns them. Others start when needed. */
  async function crash(drawn: Promise<unknown>): Promise<readonly number[]> {
    drawn.catch(() => undefined);
    await nextTurn();
    const running = ours();
    for (const pid of running) process.kill(pid, 'SIGABRT');
    return running;
  }
  /**
   * Whether a process is rendering: it has used more processor time (in hundredths of a second) than its start takes.
   */
  const isDrawing = (pid: number): boolean => Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[13]) > 300;

  it('draws a document over which its process crashes once more, without marks and unusual characters', async () => {
    await renderer.renderInvoice(flooding, large('first'));
    const drawn = renderer.renderInvoice(flooding, invoiceOf('1', 2000, 'q\u0308w \ue000'));
    await crash(drawn);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await drawn)), { mergePages: true });
    expect(text).to.include('qw').and.not.include('\u0308');
  });

  it('refuses it for good if it crashes again, and draws others', () =>
    // The default time limit could end the rendering on a busy machine before the second crash.
    within({ maxMs: 600_000 }, async (limited) => {
      await renderer.close();
      const drawn = limited.renderInvoice(flooding, endless('1'));
      // A process that has crashed may take a while to end.
      const crashed = new Set<number>();
      for (const _ of ['first', 'second']) {
        await until(() => ours().some((pid) => !crashed.has(pid) && isDrawing(pid)));
        for (const pid of await crash(drawn)) crashed.add(pid);
      }
      const refused: unknown = await drawn.catch((error: unknown) => error);
      expect(refused).to.be.instanceOf(Undrawable).with.property('code', 'internal_error');
      expect((refused as Undrawable).extras.retryAfter).to.equal(undefined);
      expect(await outcomeOf(limited.renderInvoice(flooding, small('2')))).to.equal('drawn');
    }));

  it('queues a limited number of large ones per workspace, refuses it more until later, but refuses no small one, no other workspace, and no mail', () =>
    within({ waitingOfOne: 2 }, async (limited) => {
      const drawn = ['1', '2', '3'].map((name) => outcomeOf(limited.renderInvoice(flooding, large(name))));
      const refused: unknown = await limited.renderInvoice(flooding, large('4')).catch((error: unknown) => error);
      expect(refused).to.be.instanceOf(ApiError).with.property('code', 'rate_limit_exceeded');
      expect((refused as ApiError).extras.retryAfter).to.equal(5);
      const rest = [
        limited.renderInvoice(flooding, large('1')),
        limited.renderInvoice({ ...flooding, hasPriority: true }, large('mail')),
        limited.renderInvoice(flooding, small('4')),
        limited.renderInvoice(other, small('5')),
      ].map(outcomeOf);
      expect(await Promise.all([...drawn, ...rest])).to.deep.equal(Array.from({ length: 7 }, () => 'drawn'));
    }));

  it('is unavailable to everyone if too many wait, and refuses what is waiting when it is closed', () =>
    within({ waitingOfAll: 1, closeMs: 60_000 }, async (limited) => {
      const drawn = ['1', '2'].map((name) => outcomeOf(limited.renderInvoice(flooding, large(name))));
      expect(await outcomeOf(limited.renderInvoice(other, large('3')))).to.equal('unavailable');
      await limited.close();
      expect(await Promise.all(drawn)).to.deep.equal(['drawn', 'unavailable']);
    }));

  it('ends what is not drawn soon after it is closed', () =>
    within({ closeMs: 1 }, async (limited) => {
      const drawn = outcomeOf(limited.renderInvoice(flooding, endless('1')));
      await until(() => ours().length > 0);
      await limited.close();
      expect(await drawn).to.equal('unavailable');
    }));

  it('gives up a document that takes too long, and continues with the others', () =>
    within({ maxMs: 1000 }, async (limited) => {
      const drawn = [limited.renderInvoice(flooding, endless('1')), limited.renderInvoice(other, small('2'))];
      expect(await Promise.all(drawn.map(outcomeOf))).to.deep.equal(['invalid_state', 'drawn']);
    }));

  it('gives up a document that takes too much memory', () =>
    within({ memory: 16 * 1024 ** 2 }, async (limited) => {
      expect(await outcomeOf(limited.renderInvoice(flooding, endless('1')))).to.equal('invalid_state');
    }));

  it('treats what takes longer than expected as a large one, and ends an idle process', () =>
    within({ quickMs: 1, idleMs: 1 }, async (limited) => {
      const before = ours();
      expect(await outcomeOf(limited.renderInvoice(flooding, small('1')))).to.equal('drawn');
      await until(() => ours().every((pid) => before.includes(pid)));
      expect(await outcomeOf(limited.renderInvoice(flooding, small('2')))).to.equal('drawn');
    }));

  it('leaves no process behind', async () => {
    await renderer.close();
    await until(() => ours().length === 0);
  });
});
