/** Tracks which forms of a dialog have unsent input, so that the dialog can ask before it closes. */
import { createContext, useCallback, useContext, useEffect, useId, useMemo, useRef } from 'react';

interface Unsaved {
  readonly mark: (form: string, isDirty: boolean) => void;
}

export const UnsavedContext = createContext<Unsaved | null>(null);

/** For a dialog: collects the marks of its forms. */
export function useUnsaved() {
  const forms = useRef(new Set<string>());
  const context = useMemo<Unsaved>(
    () => ({
      mark: (form, isDirty) => void (isDirty ? forms.current.add(form) : forms.current.delete(form)),
    }),
    [],
  );
  return { context, isDirty: () => forms.current.size > 0 };
}

/** For a form: sets or clears its mark. Unmounting the form clears it too. */
export function useMarkDirty(): (isDirty: boolean) => void {
  const id = useId();
  const unsaved = useContext(UnsavedContext);
  useEffect(() => () => unsaved?.mark(id, false), [unsaved, id]);
  return useCallback((isDirty) => unsaved?.mark(id, isDirty), [unsaved, id]);
}
