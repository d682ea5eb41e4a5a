/** Tags as chips, with a field that adds more: known tags by typing, and new ones if `canCreate` is set. */
import { Button, IconButton } from '../../ui/button.js';
import { ComboField } from '../../ui/combo-field.js';
import { searchTags } from '../pickers.js';
import './ticket-parts.css';
import { t } from '../../messages/text.js';

export interface TagFieldProps {
  readonly value: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
  readonly label?: string;
  readonly canCreate?: boolean;
  /** Tags that may fit; a press adds one. */
  readonly suggested?: readonly string[];
}

export function TagField({
  value,
  onChange,
  label = t('shell.tags'),
  canCreate = false,
  suggested = [],
}: TagFieldProps) {
  const add = (name: string): void => {
    if (!value.some((known) => known.toLowerCase() === name.toLowerCase())) onChange([...value, name]);
  };
  return (
    <div className="ticket-tag-field">
      <ComboField
        label={label}
        value={null}
        onChange={(_id, option) => option && add(option.label)}
        queryKey={['tags']}
        search={searchTags}
        placeholder={t('common.addATag')}
        {...(canCreate && { onCreate: add })}
      />
      {value.length > 0 && (
        <ul className="ticket-tags" aria-label={label}>
          {value.map((name) => (
            <li key={name} className="ticket-tag ticket-tag-taken">
              <span dir="auto">{name}</span>
              <IconButton
                icon="close"
                label={t('common.removeTag', { name })}
                onPress={() => onChange(value.filter((other) => other !== name))}
              />
            </li>
          ))}
        </ul>
      )}
      {suggested.length > 0 && (
        <div className="ticket-suggested" role="group" aria-label={t('common.suggestedTags')}>
          {suggested.map((name) => (
            <Button key={name} kind="quiet" icon="add" onPress={() => add(name)}>
              {name}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
