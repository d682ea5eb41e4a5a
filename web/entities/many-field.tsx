/** A field that chooses several objects by typing, and lists those that are chosen below it. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../ui/button.js';
import { ComboField, type ComboFieldProps } from '../ui/combo-field.js';
import type { FieldProps } from '../ui/form-state.js';
import { useNameOf } from './name-of.js';
import './tag/tags.css';
import { t } from '../messages/text.js';

interface ManyFieldProps extends FieldProps {
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly queryKey: ComboFieldProps['queryKey'];
  readonly search: ComboFieldProps['search'];
  readonly placeholder: string;
  /** Whether a text that was not found can be chosen, to be created. */
  readonly canCreate?: boolean;
  /** How a chosen object is listed; by default an id, by the name of its object. */
  readonly renderChosen?: (one: string, onRemove: () => void) => ReactNode;
}

export function ManyField({
  value,
  onChange,
  queryKey,
  search,
  canCreate = false,
  renderChosen,
  ...field
}: ManyFieldProps) {
  const [typed, setTyped] = useState(0);
  const add = (one: string | null): void => {
    if (one === null || value.includes(one)) return;
    onChange([...value, one]);
    // A new key remounts the field, empty for the next choice.
    setTyped(typed + 1);
    setQuiet(false);
  };
  // After a removal the field has the focus, with its list closed: whoever removes one seldom wants another, and the list covers the form.
  const [isQuiet, setQuiet] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number | null>(null);
  useEffect(() => {
    if (removedAt.current === null) return;
    // The button that removed it is gone: without this, the keyboard would have lost its place.
    const buttons = place.current?.querySelectorAll<HTMLElement>('li button');
    const next = buttons?.[Math.min(removedAt.current, buttons.length - 1)];
    (next ?? place.current?.querySelector('input'))?.focus();
    removedAt.current = null;
  }, [value]);
  const remove = (at: number): void => {
    removedAt.current = at;
    setQuiet(true);
    onChange(value.filter((_, other) => other !== at));
  };
  const render = renderChosen ?? ((id, onRemove) => <NamedItem key={id} id={id} onRemove={onRemove} />);
  return (
    <div className="tags-field" ref={place}>
      <ComboField
        {...field}
        key={typed}
        autoFocus={typed > 0 || field.autoFocus}
        opensOnFocus={!isQuiet}
        onBlur={() => setQuiet(false)}
        value={null}
        onChange={add}
        queryKey={[...queryKey, value]}
        search={async (text, signal) => (await search(text, signal)).filter(({ id }) => !value.includes(id))}
        {...(canCreate && { onCreate: add })}
      />
      {value.length > 0 && (
        <ul className="tag-list" aria-label={t('common.chosen', { label: field.label })}>
          {value.map((one, at) => render(one, () => remove(at)))}
        </ul>
      )}
    </div>
  );
}

interface ChosenItemProps {
  readonly name: string;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

export const ChosenItem = ({ name, removeLabel, onRemove }: ChosenItemProps) => (
  <li className="tag" dir="auto">
    {name}
    <IconButton icon="close" label={removeLabel} onPress={onRemove} />
  </li>
);

function NamedItem({ id, onRemove }: { readonly id: string; readonly onRemove: () => void }) {
  const name = useNameOf(id);
  return <ChosenItem name={name} removeLabel={t('common.remove', { name })} onRemove={onRemove} />;
}
