/**
 * A line for the person at the terminal; the standard output is kept for what a script answers.
 *
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`${line}\n`);
}
