/** A process that attacks until it is told to end. It stands for another machine: the victim does not share its processor time. */
import { constants, setPriority } from 'node:os';
import { attack, type AttackName } from './attacks.js';
import { NeighbourFirm, type Shift } from './firm.js';

/** What it is told at the start. */
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
