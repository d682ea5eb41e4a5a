/** The filters of a list: active ones as chips, a menu that adds others, and the menus of its views and columns. */
import { useDeferredValue, useState, type ReactNode } from 'react';
import { Button, IconButton } from './button.js';
import { Popover } from './dialog.js';
import { useIsPhone } from './media.js';
import { SearchField } from './text-field.js';
import './filter-bar.css';
import { t } from '../messages/text.js';

export interface Filter {
  readonly id: string;
  /** Label, as in the generated labels: "Status". */
  readonly label: string;
  /** Its value as text; null if it is not set. */
  readonly value: string | null;
  /** Renders the field that sets it. Call `close` when done. */
  readonly edit: (close: () => void) => ReactNode;
  readonly onRemove: () => void;
}

export interface FilterBarProps {
  /** The menus of saved views and columns (`useListView`). */
  readonly menus: ReactNode;
  readonly filters: readonly (Filter | false | null | undefined)[];
  readonly onClear: () => void;
  readonly search?: { readonly label: string; readonly value: string; readonly onChange: (text: string) => void };
  /** Filters that are always visible, such as a range of days. */
  readonly children?: ReactNode;
}

/**
 * Renders after the rows below, because its fields are slow; until then it reserves its space. On a phone it renders at
 * once, because its height is not known: it may need several lines.
 */
export function FilterBar(props: FilterBarProps) {
  const isPhone = useIsPhone();
  const isNext = useDeferredValue(true, false);
  return isNext || isPhone ? <Fields {...props} /> : <div className="filters filters-room" aria-hidden="true" />;
}

function Fields({ menus, filters, onClear, search, children }: FilterBarProps) {
  const present = filters.filter((filter): filter is Filter => Boolean(filter));
  const active = present.filter(({ value }) => value !== null);
  const others = present.filter(({ value }) => value === null);
  return (
    <div className="filters" role="group" aria-label={t('common.filters')}>
      {search && <SearchField {...search} />}
      {children}
      {active.map((filter) => (
        <Chip key={filter.id} filter={filter} />
      ))}
      {others.length > 0 && <AddFilter filters={others} />}
      {active.length > 0 && (
        <Button kind="quiet" onPress={onClear}>
          {t('common.clearAll')}
        </Button>
      )}
      <span className="filters-end">{menus}</span>
    </div>
  );
}

function Chip({ filter: { label, value, edit, onRemove } }: { readonly filter: Filter }) {
  return (
    <span className="chip">
      <Popover
        label={label}
        trigger={
          <Button>
            {label} <span className="chip-value">{value}</span>
          </Button>
        }
      >
        {edit}
      </Popover>
      <IconButton icon="close" label={t('common.removeFilter', { label })} onPress={onRemove} />
    </span>
  );
}

function AddFilter({ filters }: { readonly filters: readonly Filter[] }) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const filter = filters.find(({ id }) => id === chosen);
  return (
    <Popover
      label={t('common.addFilter')}
      isOpen={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        setChosen(null);
      }}
      trigger={
        <Button kind="quiet" icon="filter">
          {t('common.addFilter')}
        </Button>
      }
    >
      {(close) =>
        filter ? (
          filter.edit(close)
        ) : (
          <div className="filter-choices">
            {filters.map(({ id, label }) => (
              <Button key={id} kind="quiet" onPress={() => setChosen(id)}>
                {label}
              </Button>
            ))}
          </div>
        )
      }
    </Popover>
  );
}
