/**
 * The draft of a form: what is typed is stored until it is sent, through Escape, a reload and a new sign-in, and filled
 * in when the form is opened again.
 */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { t } from '../../messages/text.js';
import { Button } from '../button.js';
import { readDraft, removeDraft, writeDraft, type StoredDraft } from './draft-store.js';
import { dayIn, useLocaleSettings } from '../locale.js';
import { cached } from '../text/formatters.js';
import { useMarkDirty } from '../unsaved.js';

export interface FormDraft<Value extends object> {
  /** Name of the form, unique among all forms. */
  readonly name: string;
  /** The object that the form is about. */
  readonly id?: string | null | undefined;
  /** What the user can type and choose, as JSON can store it. */
  readonly value: Value;
  readonly restore: (value: Value) => void;
  /** Chosen files. They are not stored: their names are shown, so that they can be chosen again. */
  readonly files?: readonly File[];
}

/**
 * Why a form stores no draft: it sets what a list shows, it only asks a question, or it is about objects that were
 * selected a moment ago and are not when it is opened again, or what is typed is a secret.
 */
export type NoDraft = 'filter' | 'question' | 'selection' | 'secret';

interface Start<Value> {
  readonly text: string;
  readonly value: Value;
}

/** The state of a draft, as its form uses it. */
export interface DraftState {
  /** The draft that was filled in. */
  readonly restored: StoredDraft | undefined;
  /** Brings back the values that the form had when it was opened. */
  readonly discard: () => void;
  /** The user typed or pressed something: changes from now on are theirs. */
  readonly touch: () => void;
  /** Call before sending. Returns a function to call with whether it was sent. */
  readonly send: () => (isSent: boolean) => void;
  /** Whether what is typed is stored, so that closing the form loses nothing. */
  readonly isStored: boolean;
}

export function useFormDraft<Value extends object>(draft: FormDraft<Value> | NoDraft): DraftState {
  const source = typeof draft === 'string' ? undefined : draft;
  const key = source && `${source.name}.${source.id ?? ''}`;
  const text = source ? JSON.stringify(source.value) : '';
  const files = (source?.files ?? []).map(({ name }) => name);
  const latest = useRef({ source, key, text });
  const start = useRef<Start<Value>>(undefined);
  const isTouched = useRef(false);
  const storedText = useRef<string>(undefined);
  const [restored, setRestored] = useState<StoredDraft>();
  const markDirty = useMarkDirty();
  useEffect(() => {
    latest.current = { source, key, text };
  });
  const fileNames = files.join('\n');
  useEffect(() => {
    const { source: now } = latest.current;
    if (!now || key === undefined) return;
    if (!isTouched.current) start.current = { text, value: now.value };
    else if (text === start.current?.text && fileNames === '') {
      storedText.current = undefined;
      removeDraft(key);
      setRestored(undefined);
      markDirty(false);
    } else if (storedText.current !== text || fileNames !== '') {
      storedText.current = text;
      const names = fileNames === '' ? [] : fileNames.split('\n');
      const isStored = writeDraft(key, { at: new Date().toISOString(), value: now.value, files: names });
      markDirty(!isStored || names.length > 0);
    }
  }, [key, text, fileNames, markDirty]);
  useEffect(() => {
    const { source: now } = latest.current;
    const found = key === undefined || sending.has(key) ? undefined : readDraft(key);
    if (!now || !found || !fits(found.value, now.value)) return;
    const value = { ...now.value, ...found.value };
    isTouched.current = true;
    storedText.current = JSON.stringify(value);
    now.restore(value);
    setRestored(found);
  }, [key]);
  const discard = useCallback(() => {
    if (start.current) latest.current.source?.restore(start.current.value);
  }, []);
  const touch = useCallback(() => void (isTouched.current = true), []);
  return { restored, discard, touch, send: useSend(latest, storedText, setRestored), isStored: source !== undefined };
}

/** Drafts that are being sent: they are not offered to a form that is opened before the response is here. */
const sending = new Set<string>();

interface Latest {
  readonly source: { readonly value: object } | undefined;
  readonly key: string | undefined;
}

function useSend(
  latest: RefObject<Latest>,
  storedText: RefObject<string | undefined>,
  setRestored: (draft: undefined) => void,
): DraftState['send'] {
  return useCallback(() => {
    const { key } = latest.current;
    const sent = storedText.current;
    if (key === undefined) return () => undefined;
    sending.add(key);
    return (isSent) => {
      sending.delete(key);
      // Text that was typed in the meantime, here or in the same form opened again, stays stored.
      if (!isSent || JSON.stringify(readDraft(key)?.value) !== sent) return;
      removeDraft(key);
      setRestored(undefined);
    };
  }, [latest, storedText, setRestored]);
}

/** Whether a stored value has the shape of the form's: a new version of the dashboard may have another. */
function fits<Value extends object>(stored: object, value: Value): stored is Partial<Value> {
  const own = new Map<string, unknown>(Object.entries(value));
  return Object.entries(stored).every(([name, one]: [string, unknown]) => {
    const other = own.get(name);
    return (
      own.has(name) &&
      (one === null || other == null || (typeof one === typeof other && Array.isArray(one) === Array.isArray(other)))
    );
  });
}

/** Says that the form shows a draft, and of when. */
export function DraftNote({ draft, onDiscard }: { readonly draft: StoredDraft; readonly onDiscard: () => void }) {
  const { locale, zone } = useLocaleSettings();
  const at = new Date(draft.at);
  const isToday = dayIn(zone, at) === dayIn(zone, new Date());
  const time = cached(Intl.DateTimeFormat, locale, {
    timeZone: zone,
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'medium' }),
  }).format(at);
  return (
    <div className="form-draft" role="status">
      <span>{t('common.yourDraftFrom', { time })}</span>
      {draft.files.length > 0 && (
        <span dir="auto">{t('common.chooseTheseFilesAgain', { files: draft.files.join(', ') })}</span>
      )}
      <Button kind="quiet" onPress={onDiscard}>
        {t('shell.discard')}
      </Button>
    </div>
  );
}
