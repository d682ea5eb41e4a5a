/**
 * A process that attacks until its parent sends a second message or disconnects. It stands for another machine: its low
 * priority leaves processor time to the victim.
 */
import { constants, setPriority } from 'node:os';
import { attack, type AttackName } from './attacks.js';
import { NeighbourFirm, type Shift } from './firm.js';

/** The first message that it receives. */
export interface AttackOrders {
  readonly url: string;
  readonly liveKey: string;
  readonly testKey: string;
  readonly attacks: readonly AttackName[];
}

setPriority(constants.priority.PRIORITY_LOW);
process.once('message', (orders) => {
  const { url, liveKey, testKey, attacks } = orders as AttackOrders;
  const shift: Shift = { isOver: false };
  const end = (): void => void (shift.isOver = true);
  process.once('message', end).once('disconnect', end);
  attack({ live: new NeighbourFirm(url, liveKey), test: new NeighbourFirm(url, testKey), url }, attacks, shift).then(
    () => process.disconnect(),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
