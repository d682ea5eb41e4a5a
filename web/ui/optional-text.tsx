/** Text that may be missing: empty is null, as the API has it. */
import { TextArea, TextField, type TextAreaProps, type TextFieldProps } from './text-field.js';

interface Optional {
  readonly value: string | null | undefined;
  readonly onChange: (value: string | null) => void;
}

export type OptionalTextProps = Omit<TextFieldProps, 'value' | 'onChange'> & Optional;
export type OptionalAreaProps = Omit<TextAreaProps, 'value' | 'onChange'> & Optional;

export const OptionalText = ({ value, onChange, ...rest }: OptionalTextProps) => (
  <TextField {...rest} value={value ?? ''} onChange={(text) => onChange(text === '' ? null : text)} />
);

export const OptionalArea = ({ value, onChange, ...rest }: OptionalAreaProps) => (
  <TextArea {...rest} value={value ?? ''} onChange={(text) => onChange(text === '' ? null : text)} />
);
