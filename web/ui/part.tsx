/**
 * Parts of the dashboard that load on first use, or ahead of it. If one cannot be loaded, the rest of the screen stays.
 */
import { Component, createContext, Suspense, use, type ComponentType, type ReactNode } from 'react';
import type { MessageArea } from '../generated/messages.js';
import { loadPart, PartError } from './load-part.js';
import { MissingPart } from './missing-part.js';

export interface LazyPart<Props> {
  /** Render it inside a `Part`. */
  (props: Props): ReactNode;
  /** Loads it ahead of use. If that fails, it loads when it is first shown. */
  readonly load: () => Promise<void>;
}

/** Promises of one attempt, by loader. A retry takes a new `Attempt`, because a rejected promise stays rejected. */
class Attempt {
  private readonly promises = new Map<unknown, Promise<unknown>>();

  /** `onLoaded` is called when one of them has loaded. */
  constructor(private readonly onLoaded?: () => void) {}

  take<Loading extends Promise<unknown>>(load: () => Loading): Loading {
    const promise = (this.promises.get(load) as Loading | undefined) ?? load();
    if (promise !== this.promises.get(load)) void promise.then(this.onLoaded, () => undefined);
    this.promises.set(load, promise);
    return promise;
  }
}

const AttemptContext = createContext(new Attempt());

/** A component that is loaded when it is needed, after the texts of the areas that no screen around it has loaded. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...areas: readonly MessageArea[]
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async (): Promise<ComponentType<Props>> => (loaded ??= await loadPart(load, ...areas));
  function Lazy(props: Props) {
    const attempt = use(AttemptContext);
    // Renders at once if it is loaded: React's `lazy` would show the fallback for 300 ms even then.
    const Shown = loaded ?? use(attempt.take(loadOnce));
    return <Shown {...props} />;
  }
  const ahead = async (): Promise<void> => {
    await loadOnce().catch(() => undefined);
  };
  return Object.assign(Lazy, { load: ahead });
}

export interface PartProps {
  /** Shown while the part loads. */
  readonly fallback?: ReactNode;
  /**
   * For a part that is a dialog: a load error is then shown in a dialog too, and closing it calls this. While it loads,
   * the veil of a dialog covers the page, so that neither clicks nor shortcuts reach what is behind.
   */
  readonly onClose?: () => void;
  /** Shows a load error as small as a field. */
  readonly isField?: boolean;
  readonly children: ReactNode;
}

interface PartState {
  readonly error: unknown;
  readonly attempt: Attempt;
}

/** Wraps a `lazyPart`: shows the fallback while it loads, and an error with a retry if it cannot. */
export class Part extends Component<PartProps, PartState> {
  static getDerivedStateFromError(error: unknown): Partial<PartState> {
    return { error };
  }

  // React itself shows what has loaded no sooner than 300 ms after the last fallback. An update shows it at once.
  private readonly showLoaded = (): void => this.forceUpdate();

  override readonly state: PartState = { error: undefined, attempt: new Attempt(this.showLoaded) };

  private readonly retry = (): void => this.setState({ error: undefined, attempt: new Attempt(this.showLoaded) });

  override render(): ReactNode {
    const { onClose, isField, children } = this.props;
    const { fallback = onClose && <div className="veil" /> } = this.props;
    const { error, attempt } = this.state;
    if (error instanceof PartError)
      return <MissingPart error={error} onRetry={this.retry} onClose={onClose} isField={isField} />;
    // Any other error is not about loading and goes to the next boundary.
    if (error !== undefined) throw error;
    return (
      <AttemptContext value={attempt}>
        <Suspense fallback={fallback}>{children}</Suspense>
      </AttemptContext>
    );
  }
}
