/** A colour, chosen with the browser's picker or typed as `#rrggbb`. */
import { usualAccent } from '../../domain/workspace/accent-color.js';
import { TextField, type TextFieldProps } from './text-field.js';
import './color-field.css';
import { t } from '../messages/text.js';

export interface ColorFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type'> {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** Colour to show if none is chosen. */
  readonly preset?: string;
}

export function ColorField({ value, onChange, preset = usualAccent, ...rest }: ColorFieldProps) {
  return (
    <div className="color-field">
      <TextField
        {...rest}
        value={value ?? ''}
        placeholder={preset}
        onChange={(text) => onChange(text.trim() === '' ? null : text.trim())}
      />
      <input
        type="color"
        aria-label={t('common.choose2', { label: rest.label })}
        value={value !== null && isColor(value) ? value : preset}
        disabled={rest.isDisabled === true || rest.isReadOnly === true}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** A spot of a colour beside its name. */
export function Swatch({ color }: { readonly color: string }) {
  return <span className="swatch" style={{ backgroundColor: color }} aria-hidden="true" />;
}
