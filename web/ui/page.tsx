/** How a screen is laid out: its title and actions, its filters, its parts. */
import { useEffect, useRef, type ReactNode } from 'react';
import './page.css';

export interface PageProps {
  readonly title: string;
  /** Title of the window, if the one on the screen is not enough: "INV-0042, Acme". */
  readonly windowTitle?: string;
  /** A `Status` beside the title. */
  readonly status?: ReactNode;
  /** A link to the parent or the list. */
  readonly back?: ReactNode;
  /** A line below the title. */
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** A `FilterBar`, or `Tabs` that lead to other screens. */
  readonly bar?: ReactNode;
  /** `narrow` for forms, `wide` for tables and plans. */
  readonly width?: 'narrow' | 'normal' | 'wide';
  readonly children: ReactNode;
}

let isFirst = true;

/**
 * Sets the window's title. After a navigation the heading takes the focus, so that screen readers announce the screen.
 */
export function Page({ title, windowTitle, status, back, lead, actions, bar, width, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${windowTitle ?? title} · Docket`;
  }, [title, windowTitle]);
  useEffect(() => {
    const holdsFocus = heading.current?.closest('.page')?.contains(document.activeElement);
    if (!isFirst && !holdsFocus) heading.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  return (
    <div className="page" data-width={width}>
      <header className="page-head">
        <div className="page-title">
          {back && <div className="page-back">{back}</div>}
          <h1 ref={heading} tabIndex={-1} dir="auto">
            {title}
          </h1>
          {status}
          {lead && <div className="page-lead">{lead}</div>}
        </div>
        {actions && <div className="actions">{actions}</div>}
      </header>
      {bar}
      {children}
    </div>
  );
}

export interface SectionProps {
  readonly title?: string;
  readonly actions?: ReactNode;
  /** Without padding, for tables. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

/** A card. */
export function Section({ title, actions, isFlush, children }: SectionProps) {
  return (
    <section className="section" data-flush={isFlush ? '' : undefined} aria-label={title}>
      {(title ?? actions) && (
        <div className="section-head">
          {title && <h2>{title}</h2>}
          {actions && <div className="actions">{actions}</div>}
        </div>
      )}
      <div className="section-body">{children}</div>
    </section>
  );
}

/** The main part, and a narrow one beside it if the screen is wide enough. */
export function Columns({ main, side }: { readonly main: ReactNode; readonly side: ReactNode }) {
  return (
    <div className="columns">
      <div>{main}</div>
      <div>{side}</div>
    </div>
  );
}

/** Buttons beside each other. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className="actions">{children}</div>;
}

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Names and values. Falsy entries are left out. */
export function DefinitionList({ facts }: { readonly facts: readonly (Fact | '' | false | null | undefined)[] }) {
  return (
    <dl className="facts">
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact.label} style={{ display: 'contents' }}>
              <dt>{fact.label}</dt>
              <dd dir="auto">{fact.value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
