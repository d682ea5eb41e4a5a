import { expect } from 'chai';
import { WebhookSlots, type Slot, type Target } from '../../workers/webhook-slots.js';

const target = (workspaceId: string, webhook = 1, host = `${workspaceId}-${webhook}.example`): Target => ({
  workspaceId,
  webhookId: `${workspaceId}-${webhook}`,
  host,
});

describe('the slots for attempts', () => {
  let now: number;
  let slots: WebhookSlots;
  beforeEach(() => {
    now = 0;
    slots = new WebhookSlots(() => now);
  });

  /** Begins as many attempts as the slots allow. */
  function fill(...targets: readonly Target[]): Slot[] {
    slots.review();
    const begun: Slot[] = [];
    for (const each of targets) while (slots.mayBegin(each)) begun.push(slots.begin(each));
    return begun;
  }

  const pass = (ms: number): void => void (now += ms);
  const webhooksOf = (workspaceId: string, count: number, host?: string): Target[] =>
    Array.from({ length: count }, (_, at) => target(workspaceId, at, host));

  it('at one receiver are two until it has answered quickly, then eight', () => {
    const first = fill(target('a'));
    for (const slot of first) slots.end(slot, 10);
    expect([first.length, fill(target('a')).length]).to.deep.equal([2, 8]);
  });

  it('are available to every workspace, whatever others use', () => {
    for (let count = 0; count < 40; count += 1) fill(...webhooksOf(`busy-${count}`, 20));
    expect(fill(target('late'))).to.have.lengthOf.at.least(1);
  });

  it('are available to every workspace, whatever others use for receivers that do not answer', () => {
    for (let count = 0; count < 40; count += 1) {
      fill(...webhooksOf(`dead-${count}`, 20));
      pass(2_001);
    }
    expect(fill(target('late'))).to.have.lengthOf(2);
  });

  it('at one host are available to every workspace', () => {
    expect(fill(...webhooksOf('a', 20, 'shared.example')).length).to.be.lessThan(32);
    expect(fill(target('b', 1, 'shared.example'))).to.have.lengthOf(2);
  });

  it('are few for slow receivers, while others of the same workspace are not affected', () => {
    const dead = webhooksOf('a', 6);
    const waiting = fill(...dead);
    pass(2_001);
    expect(fill(...dead)).to.deep.equal([]);
    for (const slot of waiting) slots.end(slot, 30_000);
    expect([waiting.length, fill(...dead).length]).to.deep.equal([12, 6]);
    expect(fill(target('a', 99))).to.have.lengthOf(2);
  });
});
