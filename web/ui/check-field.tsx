/** Yes or no: a checkbox is sent with its form, a switch acts at once. */
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField as Box } from 'react-aria-components/Checkbox';
import { SwitchButton, SwitchField as Switched } from 'react-aria-components/Switch';
import { FieldFoot } from './field-parts.js';
import { useField, type FieldProps } from './form-state.js';
import { Icon } from './icon.js';
import './field.css';

export interface CheckboxFieldProps extends Omit<FieldProps, 'limits'> {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  /** Some, but not all, of the items that the box stands for are chosen. */
  readonly isIndeterminate?: boolean;
}

function useCheck(props: CheckboxFieldProps) {
  const { name, value, onChange, isDisabled, isReadOnly, autoFocus } = props;
  const { problem, edited } = useField(props, value);
  return {
    problem,
    field: {
      name,
      isDisabled,
      isReadOnly,
      autoFocus,
      isSelected: value,
      isInvalid: problem !== undefined,
      validationBehavior: 'aria' as const,
      className: 'field',
      onChange: (next: boolean) => {
        edited();
        onChange(next);
      },
    },
  };
}

export function CheckboxField(props: CheckboxFieldProps) {
  const { problem, field } = useCheck(props);
  return (
    <Box {...field} isIndeterminate={props.isIndeterminate}>
      <CheckboxButton className="check">
        <Mark isIndeterminate={props.isIndeterminate} />
        {props.isLabelHidden ? <span className="away">{props.label}</span> : props.label}
      </CheckboxButton>
      <FieldFoot hint={props.hint} problem={problem} />
    </Box>
  );
}

export function SwitchField(props: Omit<CheckboxFieldProps, 'isIndeterminate' | 'isLabelHidden'>) {
  const { problem, field } = useCheck(props);
  return (
    <Switched {...field}>
      <SwitchButton className="check">
        <span className="switch-box" />
        {props.label}
      </SwitchButton>
      <FieldFoot hint={props.hint} problem={problem} />
    </Switched>
  );
}

/** The box with its tick. */
export function Mark({ isIndeterminate }: { readonly isIndeterminate?: boolean }): ReactNode {
  return (
    <span className="check-box">
      {isIndeterminate ? (
        <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 8h10" />
        </svg>
      ) : (
        <Icon name="check" />
      )}
    </span>
  );
}
