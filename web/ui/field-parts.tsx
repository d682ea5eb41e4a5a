/** The frame of every field: its label above, its hint and its problem below. */
import { FieldError, Label, Text } from 'react-aria-components/TextField';
import { Icon } from './icon.js';
import './field.css';

export interface FieldHeadProps {
  readonly label: string;
  readonly isHidden?: boolean;
  readonly isRequired?: boolean;
}

export function FieldHead({ label, isHidden, isRequired }: FieldHeadProps) {
  return (
    <Label className={isHidden ? 'away' : 'field-label'}>
      {label}
      {isRequired && (
        <span className="field-required" aria-hidden="true">
          {' '}
          *
        </span>
      )}
    </Label>
  );
}

export function FieldFoot({ hint, problem }: { readonly hint?: string; readonly problem?: string }) {
  return (
    <>
      {hint && (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-problem">
        <Icon name="alert" />
        {problem}
      </FieldError>
    </>
  );
}
