/** Parts of the dashboard that are loaded when they are first shown, or ahead. Where one cannot be loaded, the rest stays as it is. */
import { Component, createContext, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { loadPart, PartError } from './load-part.js';
import { MissingPart } from './missing-part.js';

export interface LazyPart<Props> {
  /** To be shown within a `Part`. */
  (props: Props): ReactNode;
  /** Ahead of its use; where that fails, it is loaded when it is shown. */
  readonly load: () => Promise<void>;
}

/** What is being loaded, by how: a promise that failed is of no use to the next attempt. */
class Attempt {
  private readonly promises = new Map<unknown, Promise<unknown>>();

  take<Loading extends Promise<unknown>>(load: () => Loading): Loading {
    const promise = (this.promises.get(load) as Loading | undefined) ?? load();
    this.promises.set(load, promise);
    return promise;
  }
}

const AttemptContext = createContext(new Attempt());

/** A component that is loaded when it is needed. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async (): Promise<ComponentType<Props>> => (loaded ??= await loadPart(load));
  function Lazy(props: Props) {
    const attempt = use(AttemptContext);
    // At once where it has been loaded: `lazy` of React would show for 300 ms that it waits, even then.
    const Shown = loaded ?? use(attempt.take(loadOnce));
    return <Shown {...props} />;
  }
  const ahead = async (): Promise<void> => {
    await loadOnce().catch(() => undefined);
  };
  return Object.assign(Lazy, { load: ahead });
}

export interface PartProps {
  /** While it is loaded. */
  readonly fallback?: ReactNode;
  /** Of what lies over the screen, such as a dialog: what is said of its absence lies over the screen as well, and closes by this. */
  readonly onClose?: () => void;
  /** Takes the room of a field. */
  readonly isField?: boolean;
  readonly children: ReactNode;
}

interface PartState {
  readonly error: unknown;
  readonly attempt: Attempt;
}

/** The place of a `lazyPart`: until it is loaded, and when it cannot be. */
export class Part extends Component<PartProps, PartState> {
  static getDerivedStateFromError(error: unknown): Partial<PartState> {
    return { error };
  }

  override readonly state: PartState = { error: undefined, attempt: new Attempt() };

  private readonly retry = (): void => this.setState({ error: undefined, attempt: new Attempt() });

  override render(): ReactNode {
    const { fallback, onClose, isField, children } = this.props;
    const { error, attempt } = this.state;
    if (error instanceof PartError)
      return <MissingPart error={error} onRetry={this.retry} onClose={onClose} isField={isField} />;
    // What fails otherwise is no matter of loading.
    if (error !== undefined) throw error;
    return (
      <AttemptContext value={attempt}>
        <Suspense fallback={fallback}>{children}</Suspense>
      </AttemptContext>
    );
  }
}
