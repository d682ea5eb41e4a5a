/** The source of TiDB, from which its server is built, and its embedded store as a program of its own. */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runProgram } from '../run-program.js';
import { Missing } from './server.js';

/** The commit of v8.5.6 and its parser, under their names in Go's module proxy. */
const source = 'github.com/pingcap/tidb@v1.1.0-beta.0.20260413061245-ae18096e0237';
export const parser = 'github.com/pingcap/tidb/pkg/parser';
const parserVersion = 'v0.0.0-20260331085336-4e0b702f38a8';

/** For Go, which keeps here what it downloads and compiles. */
export const goIn = (cache: string): NodeJS.ProcessEnv => ({
  ...process.env,
  GOFLAGS: '-mod=mod',
  GOTOOLCHAIN: 'go1.25.8',
  GOMODCACHE: join(cache, 'tidb', 'mod'),
  GOCACHE: join(cache, 'tidb', 'cache'),
});

interface Build {
  /** The folder of the program in the source. */
  readonly program: string;
  /** Where the program goes. */
  readonly file: string;
  /** Set while linking. */
  readonly variables?: string;
  /** Puts more into the source first. */
  readonly prepare?: (source: string) => void;
}

export async function buildTidb(cache: string, { program, file, variables = '', prepare }: Build): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  try {
    const cwd = await tidbSource(cache);
    prepare?.(cwd);
    const flags = `-s -w ${variables}`;
    await runProgram('go', ['build', '-trimpath', '-ldflags', flags, '-o', file, program], { cwd, env: goIn(cache) });
  } catch (error) {
    throw new Missing(`${file} is missing, and cannot be built: ${error instanceof Error ? error.message : ''}`);
  }
}

async function tidbSource(cache: string): Promise<string> {
  const folder = join(cache, 'tidb');
  mkdirSync(folder, { recursive: true });
  const cwd = join(folder, 'src');
  if (!existsSync(cwd)) {
    const env = goIn(cache);
    const { Dir } = JSON.parse(await runProgram('go', ['mod', 'download', '-json', source], { cwd: folder, env })) as {
      Dir: string;
    };
    cpSync(Dir, `${cwd}.new`, { recursive: true });
    await runProgram('chmod', ['-R', 'u+w', `${cwd}.new`]);
    renameSync(`${cwd}.new`, cwd);
    // A module's zip contains no other module: the parser, which go.mod expects next to it, is downloaded by its own name.
    await runProgram('go', ['mod', 'edit', '-replace', `${parser}=${parser}@${parserVersion}`], { cwd, env });
  }
  mendReverseScan(join(cwd, 'pkg/store/mockstore/unistore/tikv/dbreader/db_reader.go'));
  return cwd;
}

const begin = '\titer := r.getReverseIter()\n';
const setMoment = '\tr.txn.SetReadTS(startTS)\n\tif r.RcCheckTS {\n\t\tr.txn.SetReadTS(math.MaxUint64)\n\t}\n';

/**
 * In TiDB's embedded store, a scan in descending order begins before it is told of which moment to read, and so shows what stands
 * there now even in a snapshot. TiKV's store is another.
 */
function mendReverseScan(file: string): void {
  const mended = readFileSync(file, 'utf8').replace(begin + setMoment, setMoment + begin);
  if (!mended.includes(setMoment + begin)) throw new Missing(`${file} is not as expected`);
  writeFileSync(file, mended);
}
