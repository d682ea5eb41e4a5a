/** What is typed to search a list: the URL follows once it has stood still. */
import { useEffect, useRef, useState } from 'react';
import type { Sort } from './table.js';

const settleMs = 250;

/** `value` and `onChange` of a search field. What the URL says otherwise, as after going back, wins. */
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
    const timer = setTimeout(() => latest.current(text.trim() || undefined), settleMs);
    return () => clearTimeout(timer);
  }, [text, known]);
  return { value: text, onChange: (next) => setTyped({ text: next, from: known }) };
}

/** The order of a list as its table shows it. */
export const sortOf = (
  search: { readonly sort?: string | undefined; readonly order?: string | undefined },
  preset: Sort,
): Sort => (search.sort === undefined ? preset : { id: search.sort, isDescending: search.order !== 'asc' });

/** And as the URL and the API have it. */
export const searchOfSort = ({ id, isDescending }: Sort) => ({ sort: id, order: isDescending ? 'desc' : 'asc' });
