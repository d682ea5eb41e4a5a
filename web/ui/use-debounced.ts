import { useEffect, useRef, useState } from 'react';

/** Returns the value 150 ms after its last change, so that not every letter is a request. `key` differs if it does. */
export function useDebounced<Value>(value: Value, key = String(value)): Value {
  const [settled, setSettled] = useState(value);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  useEffect(() => {
    const timer = setTimeout(() => setSettled(latest.current), 150);
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
}
