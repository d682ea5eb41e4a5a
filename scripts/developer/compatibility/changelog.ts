/** CHANGELOG.md, in the form of Keep a Changelog. */
import { OperatorError } from '../../../settings/operator-error.js';

const unreleased = '## [Unreleased]\n';

/** The changelog with everything unreleased moved under a version and its date. */
export function withRelease(changelog: string, version: string, day: string): string {
  const [before, after] = changelog.split(unreleased);
  if (before === undefined || after === undefined) throw new OperatorError('CHANGELOG.md has no section [Unreleased]');
  const news = after.split('\n## ')[0] ?? '';
  if (!news.includes('\n- '))
    throw new OperatorError('CHANGELOG.md lists no changes under [Unreleased]: add them first');
  return `${before}${unreleased}\n## [${version}] - ${day}\n${after}`;
}
