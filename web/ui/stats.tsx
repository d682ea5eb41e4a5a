/** Figures with their names, at the head of a screen. */
import type { ReactNode } from 'react';
import { createLink } from '@tanstack/react-router';
import './figures.css';

export interface StatProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly detail?: ReactNode;
  readonly kind?: 'good' | 'warn' | 'bad';
}

const bodyOf = ({ label, value, detail }: StatProps) => (
  <>
    <span className="stat-label">{label}</span>
    <span className="stat-value">{value}</span>
    {detail && <span className="stat-detail">{detail}</span>}
  </>
);

/** A figure with its name. `StatLink` is one that links to the list behind it. */
export function Stat(props: StatProps) {
  return (
    <div className="stat" data-kind={props.kind}>
      {bodyOf(props)}
    </div>
  );
}

function StatAnchor({ label, value, detail, kind, ...rest }: StatProps & { readonly href?: string }) {
  return (
    <a {...rest} className="stat" data-kind={kind}>
      {bodyOf({ label, value, detail })}
    </a>
  );
}

export const StatLink = createLink(StatAnchor);

/** Figures beside each other. */
export function Stats({ children }: { readonly children: ReactNode }) {
  return <div className="stats">{children}</div>;
}
