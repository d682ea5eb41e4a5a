/** Several email addresses, typed with commas between them. */
import { useState } from 'react';
import type { FieldProps } from '../ui/form-state.js';
import { TextField } from '../ui/text-field.js';
import { addressesOf } from './addresses.js';

interface AddressesFieldProps extends FieldProps {
  readonly value: readonly string[];
  readonly onChange: (addresses: string[]) => void;
}

export function AddressesField({ value, onChange, ...field }: AddressesFieldProps) {
  const [typed, setTyped] = useState(value.join(', '));
  // What is typed has commas and blanks that the addresses do not have; it stays until these come from elsewhere.
  const isTyped = (addressesOf(typed) ?? []).join() === value.join();
  return (
    <TextField
      {...field}
      value={isTyped ? typed : value.join(', ')}
      onChange={(text) => {
        setTyped(text);
        onChange(addressesOf(text) ?? []);
      }}
    />
  );
}
