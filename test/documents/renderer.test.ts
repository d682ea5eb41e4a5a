import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect } from 'chai';
import type { InvoiceDocument } from '../../documents/invoice-document.js';
import { createRenderer, type Renderer, type RendererLimits, type Wish } from '../../documents/renderer.js';
import { ApiError } from '../../domain/errors.js';
import { buildInvoiceDocument, documentLine } from '../support/builders/invoice-document.js';
import { drawingProcesses } from '../support/service/processes.js';
import { until } from '../support/service/waiting.js';

const invoiceOf = (invoice_number: string, lines: number, description = 'Consulting'): InvoiceDocument =>
  buildInvoiceDocument({
    invoice_number,
    lines: Array.from({ length: lines }, () => ({ ...documentLine, description })),
  });

const small = (name: string): InvoiceDocument => invoiceOf(name, 1);
const large = (name: string): InvoiceDocument => invoiceOf(name, 2000);
/** Takes many seconds. */
const endless = (name: string): InvoiceDocument => invoiceOf(name, 400, 'word '.repeat(4000));

const flooding = { workspaceId: 'ws_flooding' };
const other = { workspaceId: 'ws_other' };

describe('the renderer', function () {
  this.timeout(120_000);
  /** With the usual limits. */
  const renderer = createRenderer();
  after(() => renderer.close());
  /** A renderer with other limits, for as long as it is used. */
  async function within(limits: Partial<RendererLimits>, use: (limited: Renderer) => Promise<void>): Promise<void> {
    const limited = createRenderer({ limits });
    try {
      await use(limited);
    } finally {
      await limited.close();
    }
  }
  /** Those of the service that other tests use. */
  const elsewhere = new Set<number>();
  before(() => drawingProcesses().forEach((pid) => elsewhere.add(pid)));
  const ours = (): number[] => drawingProcesses().filter((pid) => !elsewhere.has(pid));

  /** The code of the error that an operation would answer, or what came instead. */
  const outcomeOf = (pdf: Promise<Buffer>): Promise<string> =>
    pdf.then(
      () => 'drawn',
      (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
    );

  /** Draws, and puts down the names of the documents in the order in which they are there. */
  async function orderOf(wishes: readonly (readonly [wish: Wish, invoice: InvoiceDocument])[]): Promise<string[]> {
    const order: string[] = [];
    await Promise.all(
      wishes.map(async ([wish, invoice]) => {
        await renderer.renderInvoice(wish, invoice);
        order.push(invoice.invoice_number);
      }),
    );
    return order;
  }

  it('lets workspaces take turns: whoever wants little waits for no one who wants much', async () => {
    await renderer.renderInvoice(other, small('first'));
    const flood = [1, 2, 3, 4, 5].map((index) => [flooding, large(`flood ${index}`)] as const);
    const order = await orderOf([...flood, [other, large('large')], [other, small('small')]]);
    expect(order).to.deep.equal(['small', 'flood 1', 'large', 'flood 2', 'flood 3', 'flood 4', 'flood 5']);
  });

  it("draws a workspace's own small document beside its large ones", async () => {
    const order = await orderOf([
      [flooding, large('large')],
      [flooding, large('another')],
      [flooding, small('small')],
    ]);
    expect(order).to.deep.equal(['small', 'large', 'another']);
  });

  it('draws the same document once for all who want it at the same time, and never across workspaces', async () => {
    const [one, same, others, different] = await Promise.all([
      renderer.renderInvoice(flooding, small('1')),
      renderer.renderInvoice(flooding, small('1')),
      renderer.renderInvoice(other, small('1')),
      renderer.renderInvoice(flooding, small('2')),
    ]);
    expect(one === same).to.equal(true);
    expect([one === others, one.equals(others), one.equals(different)]).to.deep.equal([false, true, false]);
  });

  it('tries a drawing again whose process is killed, and harms no other', async () => {
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

  it('tries it once only', async () => {
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

  it('has so many large ones of a workspace wait, refuses it more until it comes again, and refuses no small one, no other, and no mail', () =>
    within({ waitingOfOne: 2 }, async (limited) => {
      const drawn = ['1', '2', '3'].map((name) => outcomeOf(limited.renderInvoice(flooding, large(name))));
      const refused: unknown = await limited.renderInvoice(flooding, large('4')).catch((error: unknown) => error);
      expect(refused).to.be.instanceOf(ApiError).with.property('code', 'rate_limit_exceeded');
      expect((refused as ApiError).extras.retryAfter).to.equal(5);
      const rest = [
        limited.renderInvoice(flooding, large('1')),
        limited.renderInvoice({ ...flooding, isPatient: true }, large('mail')),
        limited.renderInvoice(flooding, small('4')),
        limited.renderInvoice(other, small('5')),
      ].map(outcomeOf);
      expect(await Promise.all([...drawn, ...rest])).to.deep.equal(Array.from({ length: 7 }, () => 'drawn'));
    }));

  it('is unavailable to all when very many wait, and refuses what waits when it is closed', () =>
    within({ waitingOfAll: 1 }, async (limited) => {
      const drawn = ['1', '2'].map((name) => outcomeOf(limited.renderInvoice(flooding, large(name))));
      expect(await outcomeOf(limited.renderInvoice(other, large('3')))).to.equal('unavailable');
      await limited.close();
      expect(await Promise.all(drawn)).to.deep.equal(['drawn', 'unavailable']);
    }));

  it('gives up a drawing that takes longer than it may, and goes on with the others', () =>
    within({ mostMs: 1000 }, async (limited) => {
      const drawn = [limited.renderInvoice(flooding, endless('1')), limited.renderInvoice(other, small('2'))];
      expect(await Promise.all(drawn.map(outcomeOf))).to.deep.equal(['invalid_state', 'drawn']);
    }));

  it('gives up a drawing that takes more memory than it may', () =>
    within({ memory: 16 * 1024 ** 2 }, async (limited) => {
      expect(await outcomeOf(limited.renderInvoice(flooding, endless('1')))).to.equal('invalid_state');
    }));

  it('draws what takes longer than was expected as a large one, and ends a process that idles', () =>
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
