/** What someone typed, on top of what others have changed meanwhile: fields they left alone follow. Pure. */
export function rebase<Draft extends object>(before: Draft, mine: Draft, theirs: Draft): Draft {
  const isMine = ([name, value]: [string, unknown]): boolean =>
    JSON.stringify(value) !== JSON.stringify(Object.entries(before).find(([each]) => each === name)?.[1]);
  return { ...theirs, ...Object.fromEntries(Object.entries(mine).filter(isMine)) };
}
