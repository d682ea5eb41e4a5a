/** Short words on what was just done, with a way back where there is one. `Toasts` stands once, in the shell. */
import {
  UNSTABLE_Toast as Slip,
  UNSTABLE_ToastContent as Words,
  UNSTABLE_ToastQueue as Queue,
  UNSTABLE_ToastRegion as Region,
} from 'react-aria-components/Toast';
import { Button, IconButton } from './button.js';
import { Icon } from './icon.js';
import './toast.css';

interface ToastContent {
  readonly text: string;
  readonly kind?: 'bad';
  readonly undo?: () => unknown;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

const queue = new Queue<ToastContent>({ maxVisibleToasts: 3 });

/** Says it for a while; longer where it can be undone, until it is closed where it is bad. */
export function notify(text: string, more: Omit<ToastContent, 'text'> = {}): () => void {
  const timeout = more.kind === 'bad' ? undefined : more.undo || more.action ? 10_000 : 5000;
  // What is said again stands there once.
  for (const { key: same, content } of queue.visibleToasts)
    if (content.text === text && !content.undo && !content.action) queue.close(same);
  const key = queue.add({ text, ...more }, { timeout });
  return () => queue.close(key);
}

export function Toasts() {
  return (
    <Region queue={queue} className="toasts" aria-label="Messages">
      {({ toast }) => {
        const { text, kind, undo, action } = toast.content;
        const run = (what: () => unknown) => (): void => {
          queue.close(toast.key);
          void what();
        };
        return (
          <Slip toast={toast} className="toast">
            {kind === 'bad' && <Icon name="alert" />}
            <Words className="toast-words">{text}</Words>
            {undo && <Button onPress={run(undo)}>Undo</Button>}
            {action && <Button onPress={run(action.onPress)}>{action.label}</Button>}
            <IconButton icon="close" label="Close" slot="close" />
          </Slip>
        );
      }}
    </Region>
  );
}
