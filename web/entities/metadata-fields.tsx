/** Metadata of an object: keys with texts, for other systems. */
import { useState } from 'react';
import { listClientsFilters } from '../generated/lists.js';
import { Button, IconButton } from '../ui/button.js';
import { limitProblem } from '../ui/limits.js';
import { TextField } from '../ui/text-field.js';
import { t } from '../messages/text.js';

/** All kinds of objects have the same rule for keys; it is taken from the filters of clients. */
const { key: keyLimits } = listClientsFilters.parameters.metadata;

export interface MetadataFieldsProps {
  readonly value: Readonly<Record<string, string>>;
  readonly onChange: (value: Readonly<Record<string, string>>) => void;
}

export function MetadataFields({ value, onChange }: MetadataFieldsProps) {
  const [key, setKey] = useState('');
  const entries = Object.entries(value);
  const add = (): void => {
    onChange({ ...value, [key.trim()]: '' });
    setKey('');
  };
  return (
    <div className="tags-field" role="group" aria-label={t('common.metadata')}>
      {entries.map(([name, text]) => (
        <div key={name} className="metadata-row">
          <TextField
            label={name}
            name={`metadata.${name}`}
            limits={{ maxLength: 500 }}
            value={text}
            onChange={(next) => onChange({ ...value, [name]: next })}
          />
          <IconButton
            icon="trash"
            label={t('common.remove', { name })}
            onPress={() => onChange(Object.fromEntries(entries.filter(([other]) => other !== name)))}
          />
        </div>
      ))}
      <div className="metadata-new">
        <TextField
          label={t('common.newKeyOfMetadata')}
          value={key}
          onChange={setKey}
          limits={keyLimits}
          hint={t('common.upTo40CharactersWithoutAnd')}
        />
        <Button
          icon="add"
          isDisabled={
            limitProblem(key.trim(), { ...keyLimits, required: true }, 'en') !== undefined ||
            Object.hasOwn(value, key.trim())
          }
          onPress={add}
        >
          {t('common.addKey')}
        </Button>
      </div>
    </div>
  );
}

/** Metadata for an update. The server merges it, so a removed key is sent as null. */
export const metadataChange = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): Record<string, string | null> => ({
  ...Object.fromEntries(Object.keys(before).map((key) => [key, null])),
  ...after,
});
