/** The pages that are written in Markdown: where they are, and the samples in them. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { marked, type Tokens } from 'marked';
import { parse } from 'yaml';
import { statusOf } from '../../../server/responses/errors.js';
import { projectRoot } from '../../../settings/root.js';

export const docsFolder = join(projectRoot, 'docs');

/** A page of Markdown. */
export interface Guide {
  /** Its path under docs/ and, below the base, on the site: `guides/quick-start`, `errors`. */
  readonly path: string;
  readonly title: string;
  /** What it is about, in one sentence. */
  readonly summary: string;
  /** The day to which the test clock is set before its samples run; only for samples that depend on exact dates. */
  readonly begins?: string;
  readonly markdown: string;
  /** The number of lines above `markdown` in the file. */
  readonly firstLine: number;
}

export interface GuideGroup {
  readonly title: string;
  readonly guides: readonly Guide[];
}

interface Head {
  readonly title: string;
  readonly summary: string;
  readonly begins?: string;
}

function readGuide(path: string): Guide {
  const text = readFileSync(join(docsFolder, `${path}.md`), 'utf8');
  const [head, yaml] = /^---\n(.*?)\n---\n/s.exec(text) ?? [];
  if (head === undefined || yaml === undefined)
    throw new Error(`docs/${path}.md does not begin with a title and a summary`);
  const markdown = withIncludes(text.slice(head.length));
  return { path, ...(parse(yaml) as Head), markdown, firstLine: head.split('\n').length - 1 };
}

/** `<!-- include: CHANGELOG.md -->` stands for that file of the project, without its title. */
const withIncludes = (markdown: string): string =>
  markdown.replaceAll(/^<!-- include: (\S+) -->$/gm, (_, file: string) =>
    readFileSync(join(projectRoot, file), 'utf8')
      .replace(/^# .*\n/, '')
      // By convention, versions are in brackets there.
      .replaceAll(/^## \[(.+?)\]/gm, '## $1'),
  );

/** The guides as docs/navigation.yaml groups them. */
export function readGuides(): GuideGroup[] {
  const groups = parse(readFileSync(join(docsFolder, 'navigation.yaml'), 'utf8')) as {
    title: string;
    guides: string[];
  }[];
  return groups.map(({ title, guides }) => ({
    title,
    guides: guides.map((name) => readGuide(posix.join('guides', name))),
  }));
}

/** The Markdown pages that the top of every page links to. */
export const readMainPages = (): Guide[] => ['errors', 'changes'].map(readGuide);

/** The pages of the error codes, in the order of their HTTP statuses. */
export const readErrorPages = (): Guide[] => Object.keys(statusOf).map((code) => readGuide(posix.join('errors', code)));

/** A fenced code block; the words after its language say what it is for. */
export interface Sample {
  readonly language: string;
  /** `run`: commands for the shell; `expect`: their output; `file`: the file `name`, which later commands use. */
  readonly role: 'run' | 'expect' | 'file' | undefined;
  readonly name?: string;
  /** Programs that it needs, or `docket-sdk` for the Python client with its packages; if one is missing, the block is skipped. */
  readonly needs: readonly string[];
  /** Whether it must run before the samples of all other pages. */
  readonly isShared: boolean;
  readonly code: string;
}

/** Reads what follows the three backticks: `bash run needs=go`, `json expect`, `python file=verify.py`. */
export function readSample({ lang = '', text }: Pick<Tokens.Code, 'lang' | 'text'>): Sample {
  const [language = '', ...words] = lang.split(/\s+/);
  const valueOf = (name: string) => words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
  const name = valueOf('file');
  const role = name === undefined ? (['run', 'expect'] as const).find((each) => words.includes(each)) : 'file';
  const needs = valueOf('needs')?.split(',') ?? [];
  return {
    language,
    role,
    needs,
    isShared: words.includes('shared'),
    code: text,
    ...(name === undefined ? {} : { name }),
  };
}

/** The samples of a page, in order. */
export function samplesOf({ markdown }: Guide): Sample[] {
  const blocks = marked.lexer(markdown).filter((token): token is Tokens.Code => token.type === 'code');
  return blocks.map(readSample);
}
