/** What is typed into the forms of a dialog and not sent yet: by this it asks before it is closed. */
import { createContext, useCallback, useContext, useEffect, useId, useMemo, useRef } from 'react';

interface Unsaved {
  readonly mark: (form: string, isTyped: boolean) => void;
}

export const UnsavedContext = createContext<Unsaved | null>(null);

/** For a dialog: what its forms mark. */
export function useUnsaved() {
  const forms = useRef(new Set<string>());
  const context = useMemo<Unsaved>(
    () => ({
      mark: (form, isTyped) => void (isTyped ? forms.current.add(form) : forms.current.delete(form)),
    }),
    [],
  );
  return { context, isTyped: () => forms.current.size > 0 };
}

/** For a form: marks that something is typed into it; with it, what was typed goes. */
export function useMarkTyped(): (isTyped: boolean) => void {
  const id = useId();
  const unsaved = useContext(UnsavedContext);
  useEffect(() => () => unsaved?.mark(id, false), [unsaved, id]);
  return useCallback((isTyped) => unsaved?.mark(id, isTyped), [unsaved, id]);
}
