/** A list of events, in order of time. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.js';
import { Moment } from './times.js';
import './page.css';

export interface TimelineEvent {
  readonly id: string;
  readonly at: string;
  readonly icon?: IconName;
  /** "Ada approved 12:30 of last week". */
  readonly words: ReactNode;
  readonly detail?: ReactNode;
}

export function Timeline({ events, label }: { readonly events: readonly TimelineEvent[]; readonly label: string }) {
  return (
    <ol className="timeline" aria-label={label}>
      {events.map(({ id, at, icon = 'clock', words, detail }) => (
        <li key={id}>
          <span className="timeline-sign">
            <Icon name={icon} />
          </span>
          <div>
            {words}{' '}
            <span className="timeline-when">
              <Moment at={at} />
            </span>
            {detail && <div>{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
