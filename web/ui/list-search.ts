/** The search text and the order of a list. The URL follows the text 250 ms after the last key. */
import { useEffect, useRef, useState } from 'react';
import type { Sort } from './table/table.js';

const debounceMs = 250;

/**
 * `value` and `onChange` of a search field. If the URL changes otherwise, such as on Back, it wins over the typed text.
 */
export function useTypedSearch(
  inUrl: string | undefined,
  write: (text: string | undefined) => void,
): { readonly value: string; readonly onChange: (text: string) => void } {
  const known = inUrl ?? '';
  const [typed, setTyped] = useState<{ readonly text: string; readonly from: string } | null>(null);
  const isOwn = typed !== null && (typed.from === known || typed.text.trim() === known);
  const text = isOwn ? typed.text : known;
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  useEffect(() => {
    if (text.trim() === known) return undefined;
    const timer = setTimeout(() => latest.current(text.trim() || undefined), debounceMs);
    return () => clearTimeout(timer);
  }, [text, known]);
  return { value: text, onChange: (next) => setTyped({ text: next, from: known }) };
}

/** The order of a list as its table shows it. */
export const sortOf = (
  search: { readonly sort?: string | undefined; readonly order?: string | undefined },
  preset: Sort,
): Sort => (search.sort === undefined ? preset : { id: search.sort, isDescending: search.order !== 'asc' });

/** The order of a table as parameters of the URL and the API. */
export const searchOfSort = ({ id, isDescending }: Sort) => ({ sort: id, order: isDescending ? 'desc' : 'asc' });
