/** The buttons at the end of a form or a dialog. */
import type { ReactNode } from 'react';
import './form.css';

export function FormActions({ children }: { readonly children: ReactNode }) {
  return <div className="form-actions">{children}</div>;
}
