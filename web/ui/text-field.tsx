/** Text fields: one line, several lines, and search. */
import type { Ref, TextareaHTMLAttributes } from 'react';
import { Button } from 'react-aria-components/Button';
import { SearchField as Search } from 'react-aria-components/SearchField';
import { Input, TextArea as Area, TextField as Text } from 'react-aria-components/TextField';
import { FieldFoot, FieldHead } from './field-parts.js';
import { useField, type FieldProps } from './form-state.js';
import { Icon } from './icon.js';
import { t } from '../messages/text.js';

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'url' | 'tel' | 'password';
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly onBlur?: () => void;
  /** For codes: the field is not wider than they are. */
  readonly isShort?: boolean;
}

function useText(props: TextFieldProps) {
  const { problem, isRequired, edited } = useField(props, props.value);
  const { label, name, value, onChange, isDisabled, isReadOnly, autoFocus, autoComplete, onBlur, isShort } = props;
  return {
    problem,
    isRequired,
    field: {
      name,
      value,
      isDisabled,
      isReadOnly,
      autoFocus,
      autoComplete,
      onBlur,
      isRequired,
      isInvalid: problem !== undefined,
      validationBehavior: 'aria' as const,
      className: 'field',
      'data-short': isShort ? '' : undefined,
      'aria-label': props.isLabelHidden ? label : undefined,
      onChange: (next: string) => {
        edited();
        onChange(next);
      },
    },
  };
}

export function TextField(props: TextFieldProps) {
  const { problem, isRequired, field } = useText(props);
  return (
    <Text {...field} type={props.type}>
      {!props.isLabelHidden && <FieldHead label={props.label} isRequired={isRequired} />}
      <Input className="field-box" placeholder={props.placeholder} dir="auto" />
      <FieldFoot hint={props.hint} problem={problem} />
    </Text>
  );
}

export interface TextAreaProps extends Omit<TextFieldProps, 'type'> {
  readonly rows?: number;
  readonly areaRef?: Ref<HTMLTextAreaElement>;
  /** Attributes of the element itself, for a field with a list of its own. */
  readonly areaProps?: Pick<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    'aria-autocomplete' | 'aria-controls' | 'aria-activedescendant'
  >;
}

/** Grows with its text. Ctrl+Enter submits its form. */
export function TextArea(props: TextAreaProps) {
  const { problem, isRequired, field } = useText(props);
  return (
    <Text {...field}>
      {!props.isLabelHidden && <FieldHead label={props.label} isRequired={isRequired} />}
      <Area
        {...props.areaProps}
        ref={props.areaRef}
        className="field-box"
        placeholder={props.placeholder}
        rows={props.rows ?? 3}
        dir="auto"
      />
      <FieldFoot hint={props.hint} problem={problem} />
    </Text>
  );
}

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSubmit?: (value: string) => void;
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
}

/** Escape empties it. */
export function SearchField({ label, placeholder, ...rest }: SearchFieldProps) {
  return (
    <Search {...rest} aria-label={label} className="field search">
      <div className="field-box">
        <Icon name="search" />
        <Input placeholder={placeholder ?? label} dir="auto" />
        {rest.value !== '' && (
          <Button className="field-open" aria-label={t('common.clear')}>
            <Icon name="close" />
          </Button>
        )}
      </div>
    </Search>
  );
}
