/**
 * Prints a line for the person at the terminal; standard output is reserved for the result of a script.
 *
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`${line}\n`);
}
