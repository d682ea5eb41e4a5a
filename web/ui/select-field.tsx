/** Chooses one of a few known options: an enum with its labels, a status, a currency. */
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components/Select';
import { FieldFoot, FieldHead } from './field-parts.js';
import { useField, type FieldProps } from './form-state.js';
import { Icon } from './icon.js';
import './overlay.css';
import { t } from '../messages/text.js';

export interface Option<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly detail?: string;
  readonly isDisabled?: boolean;
}

/** The options of an enum from its generated labels: `optionsOf(ticketPriorityLabels)`. */
export const optionsOf = <Id extends string>(labels: Readonly<Record<Id, string>>): Option<Id>[] =>
  // `Object.entries` types keys as strings; these are the record's own.
  (Object.entries(labels) as [Id, string][]).map(([id, label]) => ({ id, label }));

export interface SelectFieldProps<Id extends string> extends FieldProps {
  readonly options: readonly Option<Id>[];
  readonly value: Id | null;
  readonly onChange: (value: Id | null) => void;
  readonly placeholder?: string;
  /** Label of an option that chooses none. Without it there is no such option. */
  readonly noneLabel?: string;
}

const noneKey = '\u0000none';

export function SelectField<Id extends string>(props: SelectFieldProps<Id>) {
  const { label, options, value, onChange, noneLabel } = props;
  const { problem, isRequired, edited } = useField(props, value);
  return (
    <Select
      className="field"
      name={props.name}
      value={value ?? (noneLabel ? noneKey : null)}
      onChange={(key) => {
        edited();
        onChange(options.find(({ id }) => id === key)?.id ?? null);
      }}
      placeholder={props.placeholder ?? t('common.choose')}
      isDisabled={props.isDisabled === true || props.isReadOnly === true}
      autoFocus={props.autoFocus}
      isRequired={isRequired}
      isInvalid={problem !== undefined}
      validationBehavior="aria"
      aria-label={props.isLabelHidden ? label : undefined}
    >
      {!props.isLabelHidden && <FieldHead label={label} isRequired={isRequired} />}
      <Button className="field-box">
        <SelectValue className="field-value">
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <Icon name="down" />
      </Button>
      <FieldFoot hint={props.hint} problem={problem} />
      <Popover className="popover" offset={4}>
        <ListBox className="options">
          {noneLabel && <OptionItem id={noneKey} label={noneLabel} />}
          {options.map((option) => (
            <OptionItem key={option.id} {...option} />
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}

/** A line in a list of options, ticked when it is chosen. */
export function OptionItem({ id, label, detail, isDisabled }: Option<string>) {
  return (
    <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className="option">
      {({ isSelected }) => (
        <>
          <span className="option-words" dir="auto">
            {label}
            {detail && <span className="option-detail">{detail}</span>}
          </span>
          {isSelected && <Icon name="check" />}
        </>
      )}
    </ListBoxItem>
  );
}
