/** A status or priority in the colour that the workspace chose, and tags. The text carries the meaning. */
import type { CSSProperties } from 'react';
import './ticket-parts.css';

export interface ColoredProps {
  readonly name: string;
  readonly color: string;
}

export function ColoredName({ name, color }: ColoredProps) {
  return (
    <span className="ticket-colored" style={{ '--dot': color } as CSSProperties}>
      <span dir="auto">{name}</span>
    </span>
  );
}

export function Tags({ names }: { readonly names: readonly string[] }) {
  return (
    <span className="ticket-tags">
      {names.map((name) => (
        <span key={name} className="ticket-tag" dir="auto">
          {name}
        </span>
      ))}
    </span>
  );
}
