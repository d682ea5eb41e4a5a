import { say } from '../bootstrap/say.mjs';

/** The oldest major version of Node that gets security fixes. */
const minSupported = 22;

/** The advice for whoever runs Docket on an old Node; undefined if there is none. */
export function nodeAdvice(version: string): string | undefined {
  const major = Number(version.split('.')[0]);
  if (major >= minSupported) return undefined;
  return `Node ${version} gets no security fixes any more: Docket recommends Node 24.`;
}

/** Prints the advice once, at the start of a server or a worker. */
export function adviseOnNode(): void {
  const advice = nodeAdvice(process.versions.node);
  if (advice !== undefined) say(advice);
}
