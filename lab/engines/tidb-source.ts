/** The source of TiDB, from which its server and its embedded store are built as separate programs. */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runProgram } from '../run-program.js';
import { EngineUnavailable } from './server.js';

/** The commit of v8.5.6 and its parser, under their names in Go's module proxy. */
const source = 'github.com/pingcap/tidb@v1.1.0-beta.0.20260413061245-ae18096e0237';
export const parser = 'github.com/pingcap/tidb/pkg/parser';
const parserVersion = 'v0.0.0-20260331085336-4e0b702f38a8';

/** The environment for Go, with the cache as the folder for its downloads and compiled packages. */
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
  /** Flags of the linker that set variables: `-X name=value`. */
  readonly variables?: string;
  /** Adds to the source before it is built. */
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
    throw new EngineUnavailable(
      `${file} is missing, and cannot be built: ${error instanceof Error ? error.message : ''}`,
    );
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
 * Mends TiDB's embedded store, in which a descending scan begins before its read timestamp is set, so that even a
 * snapshot shows current rows. Installations use TiKV, which is other code.
 */
function mendReverseScan(file: string): void {
  const mended = readFileSync(file, 'utf8').replace(begin + setMoment, setMoment + begin);
  if (!mended.includes(setMoment + begin)) throw new EngineUnavailable(`${file} is not as expected`);
  writeFileSync(file, mended);
}
