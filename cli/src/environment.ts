/** A variable of the environment; undefined if it is empty, which scripts use to unset one. */
export function variable(name: string): string | undefined {
  const value = process.env[name];
  return value === '' ? undefined : value;
}
