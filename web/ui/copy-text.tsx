/** A text to enter elsewhere, with a button that copies it. */
import { useState } from 'react';
import { IconButton } from './button.js';
import { t } from '../messages/text.js';

interface CopyTextProps {
  /** What the text is, for the name of the button. */
  readonly label: string;
  readonly text: string;
}

export function CopyText({ label, text }: CopyTextProps) {
  const [outcome, setOutcome] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(t('common.copied'));
    } catch {
      setOutcome(t('common.copyBlocked'));
    }
  };
  return (
    <span className="actions">
      <code dir="ltr">{text}</code>
      <IconButton icon="copy" label={t('common.copyNamed', { name: label })} onPress={() => void copy()} />
      <span role="status">{outcome}</span>
    </span>
  );
}
