/**
 * A form. On submit it checks its fields, sends, and shows what the server refuses at the field named, or on top if no
 * field here has that name. Typed values stay, and the focus goes to the first invalid field. Ctrl+Enter submits from
 * anywhere inside. What is typed is stored as a draft until it is sent (form-draft.tsx).
 */
import { ApiError } from 'docket-sdk';
import {
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import './text/object-problems.js';
import { sentenceAbout, sentenceOf, type FieldLabels } from './text/problem-text.js';
import { errorText } from './text/problems.js';
import { Button, type ButtonProps } from './button.js';
import { DraftNote, useFormDraft, type FormDraft, type NoDraft } from './drafts/form-draft.js';
import { FormContext, type Checked, type FormSend, type FormState } from './form-state.js';
import { Notice } from './notice.js';
import { useMarkDirty } from './unsaved.js';
import './form.css';

export interface FormProps<Value extends object> {
  readonly draft: FormDraft<Value> | NoDraft;
  /**
   * The form shows what it throws. With `useChange`, return its promise or pass `error`. A button that sends in another
   * way has its own (`SubmitButton`).
   */
  readonly onSubmit: FormSend;
  /** Error of a write that is sent elsewhere, such as `change.error`. */
  readonly error?: unknown;
  readonly isPending?: boolean;
  /** Required if a screen has several forms. */
  readonly label?: string;
  readonly children: ReactNode;
}

interface Problems {
  readonly fields: ReadonlyMap<string, string>;
  readonly others: readonly string[];
}

const fieldSelector = ':is(input:not([type=hidden]), textarea, .field button, [role=spinbutton])';

const none: Problems = { fields: new Map(), others: [] };

export function Form<Value extends object>(props: FormProps<Value>) {
  const { draft, onSubmit, error, isPending, label, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const checks = useRef(new Map<string, Checked>());
  const [problems, setProblems] = useState(none);
  const [isSending, setSending] = useState(false);
  const stored = useFormDraft(draft);
  const markUnsaved = useMarkDirty();
  const { isStored, touch } = stored;
  const markDirty = useCallback(
    (isDirty: boolean) => {
      if (isDirty) touch();
      // Closing the form loses nothing then.
      if (!isStored) markUnsaved(isDirty);
    },
    [isStored, touch, markUnsaved],
  );
  const show = useCallback(
    (thrown: unknown) => {
      markDirty(true);
      setProblems(problemsOf(thrown, checks.current));
    },
    [markDirty],
  );
  useEffect(() => {
    if (error) show(error);
  }, [error, show]);
  useFocusOnFirst(form.current, problems);
  const submit = async (send: FormSend): Promise<void> => {
    if (isSending || isPending) return;
    const found = [...checks.current].flatMap(([name, { check }]) => {
      const problem = check();
      return problem === undefined ? [] : [[name, problem] as const];
    });
    setProblems({ fields: new Map(found), others: [] });
    if (found.length > 0) return;
    setSending(true);
    // Anything typed from here on is not in the request and marks the form again.
    markDirty(false);
    const settle = stored.send();
    let isSent = false;
    try {
      isSent = (await send()) !== false;
      if (!isSent) markDirty(true);
    } catch (thrown) {
      show(thrown);
    } finally {
      settle(isSent);
      setSending(false);
    }
  };
  const state = useFormState({
    problems,
    setProblems,
    checks: checks.current,
    isPending: isSending || isPending === true,
    markDirty,
    submit,
  });
  return (
    <FormContext value={state}>
      <form
        ref={form}
        className="form"
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void submit(onSubmit);
        }}
        // On capture, before a button or a list inside handles the key.
        onPointerDownCapture={touch}
        onKeyDownCapture={(event: KeyboardEvent<HTMLFormElement>) => {
          touch();
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.stopPropagation();
          event.currentTarget.requestSubmit();
        }}
      >
        {stored.restored && (
          <DraftNote
            draft={stored.restored}
            onDiscard={() => {
              stored.discard();
              form.current?.querySelector<HTMLElement>(fieldSelector)?.focus();
            }}
          />
        )}
        {problems.others.length > 0 && <Notice kind="bad">{problems.others.join(' ')}</Notice>}
        {children}
      </form>
    </FormContext>
  );
}

interface Parts {
  readonly problems: Problems;
  readonly setProblems: (change: (from: Problems) => Problems) => void;
  readonly checks: Map<string, Checked>;
  readonly isPending: boolean;
  readonly markDirty: (isDirty: boolean) => void;
  readonly submit: (send: FormSend) => Promise<void>;
}

function useFormState({ problems, setProblems, checks, isPending, markDirty, submit }: Parts): FormState {
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  return useMemo(
    () => ({
      problems: problems.fields,
      isPending,
      edited: (name) => {
        markDirty(true);
        setProblems((from) =>
          from.fields.has(name)
            ? { ...from, fields: new Map([...from.fields].filter(([field]) => field !== name)) }
            : from,
        );
      },
      register: (name, field) => {
        checks.set(name, field);
        return () => checks.delete(name);
      },
      submit: (send) => void latest.current(send),
    }),
    [problems, isPending, setProblems, checks, markDirty],
  );
}

/**
 * Assigns each detail of a refusal to a field of the form, or to the messages on top. A list's item counts as the
 * list's field.
 */
function problemsOf(thrown: unknown, present: ReadonlyMap<string, Checked>): Problems {
  if (!(thrown instanceof ApiError) || (thrown.details.length === 0 && thrown.field === undefined))
    return {
      fields: new Map(),
      others: [errorText(thrown)],
    };
  const labels: FieldLabels = new Map([...present].map(([name, { label }]) => [name, label]));
  const details = thrown.details.map(({ field, message }) => ({ field, message }));
  if (details.length === 0) details.push({ field: thrown.field ?? '', message: thrown.message });
  const fields = new Map<string, string>();
  const others: string[] = [];
  for (const { field, message } of details) {
    const place = placeOf(field, present);
    if (place === undefined) others.push(field ? sentenceAbout(field, message, labels) : sentenceOf(message, labels));
    else fields.set(place, sentenceOf(message, labels));
  }
  return { fields, others };
}

/** The field itself, or the closest one that it is part of: `to` for `to.0`. */
function placeOf(field: string, present: ReadonlyMap<string, unknown>): string | undefined {
  const parts = field.split('.');
  const lengths = parts.map((_part, at) => parts.length - at);
  return lengths.map((length) => parts.slice(0, length).join('.')).find((name) => present.has(name));
}

/** Moves the focus when problems appear, but not when the user mends one of them. */
function useFocusOnFirst(form: HTMLFormElement | null, problems: Problems): void {
  const shown = useRef(problems);
  useEffect(() => {
    if (shown.current === problems) return;
    const hasMore = problems.fields.size > shown.current.fields.size || problems.others.length > 0;
    shown.current = problems;
    if (!hasMore) return;
    const field = form?.querySelector<HTMLElement>(`[data-invalid] ${fieldSelector}`);
    (field ?? form?.querySelector<HTMLElement>('[role=alert]'))?.focus();
  }, [form, problems]);
}

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'onPress'> {
  /** Called in place of the form's own `onSubmit`, for a second button that sends. */
  readonly onSubmit?: FormSend;
}

/** Sends the form; pending while it is under way. */
export function SubmitButton({ onSubmit, children, ...rest }: SubmitButtonProps) {
  const form = useContext(FormContext);
  return (
    <Button
      kind="primary"
      {...rest}
      isPending={rest.isPending ?? form?.isPending}
      {...(onSubmit ? { type: 'button', onPress: () => form?.submit(onSubmit) } : { type: 'submit' })}
    >
      {children}
    </Button>
  );
}

/** Fields beside each other where there is room. */
export function FormRow({ children }: { readonly children: ReactNode }) {
  return <div className="form-row">{children}</div>;
}
