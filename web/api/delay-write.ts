import { notify } from '../ui/toast.js';
import { errorText } from '../ui/text/problems.js';
import type { DelayedWrite } from './delayed.js';

/** Hides the objects at once, and sends in ten seconds unless the user undoes it. */
export async function delayWrite(write: DelayedWrite): Promise<void> {
  try {
    const delayed = await import('./delayed.js');
    await delayed.startDelay(write);
  } catch (error) {
    notify(errorText(error), { kind: 'bad' });
  }
}
