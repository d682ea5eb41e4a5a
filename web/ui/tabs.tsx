/** Parts of one screen, of which one is seen. Which one stands in the URL: the screen hands its search parameter and sets it. */
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
  /** Drawn only while it is seen; a part that is loaded then may be lazy. */
  readonly content: ReactNode;
}

export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly (TabEntry<Id> | false | null | undefined)[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
}

/** On a phone the row of tabs is longer than the screen: the one that is open must not stand outside of it. */
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

/** Buttons that belong together: one stop of Tab, arrows between. */
export function Toolbar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Bar className="actions" aria-label={label}>
      {children}
    </Bar>
  );
}
