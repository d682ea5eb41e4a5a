/** Tabs of one screen. The URL says which is selected: the screen passes its search parameter and sets it. */
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as Parts } from 'react-aria-components/Tabs';
import { Toolbar as Bar } from 'react-aria-components/Toolbar';
import { Skeleton } from './notice.js';
import { Part } from './part.js';
import './page.css';

export interface TabEntry<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly count?: number | null;
  /** Rendered only while its tab is selected; may be a lazy part. */
  readonly content: ReactNode;
}

export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly (TabEntry<Id> | false | null | undefined)[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
}

/** Scrolls the selected tab into view: on a phone the row of tabs is wider than the screen. */
const showTab = (tab: HTMLElement | null): void => tab?.scrollIntoView({ block: 'nearest', inline: 'center' });

export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const present = tabs.filter((tab): tab is TabEntry<Id> => Boolean(tab));
  return (
    <Parts
      className="tabs"
      selectedKey={selected}
      onSelectionChange={(key) => {
        const chosen = present.find(({ id }) => id === key);
        if (chosen && chosen.id !== selected) onSelect(chosen.id);
      }}
    >
      <TabList className="tabs-list" aria-label={label}>
        {present.map(({ id, label: words, count }) => (
          <Tab key={id} id={id} ref={id === selected ? showTab : undefined} className="tab">
            {words}
            {count != null && <span className="tab-count">{count}</span>}
          </Tab>
        ))}
      </TabList>
      {present.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="tabs-panel">
          <Part fallback={<Skeleton lines={8} />}>{content}</Part>
        </TabPanel>
      ))}
    </Parts>
  );
}

/** Buttons that belong together: one tab stop, arrow keys move between them. */
export function Toolbar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Bar className="actions" aria-label={label}>
      {children}
    </Bar>
  );
}
