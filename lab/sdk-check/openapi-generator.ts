/** openapi-generator, which makes clients in many languages. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../run-program.js';
import {
  copy,
  inOrder,
  installed,
  needs,
  run,
  toolsFolder,
  unavailable,
  type Generator,
  type Stage,
} from './generator.js';

const version = '7.25.0';
const artifact = `org.openapitools:openapi-generator-cli:${version}`;
const jar = join(toolsFolder, `openapi-generator-cli-${version}.jar`);

async function findJar(): Promise<void> {
  if (existsSync(jar)) return;
  const copying = ['dependency:copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${toolsFolder}`];
  await installed(artifact, () => runProgram('mvn', ['--quiet', '--batch-mode', ...copying]));
}

interface Use {
  /** Values of `--additional-properties`. */
  readonly options?: readonly string[];
  readonly library?: string;
  /** The folder of the client below the folder of the trial. */
  readonly to: string;
}

/** The name, the options and the first stage of one of its generators. */
export function openapiGenerator(
  generator: string,
  { options = [], library, to }: Use,
): Pick<Generator, 'name' | 'options' | 'generate'> {
  const generate: Stage = (folder) => {
    const properties = options.length > 0 ? [`--additional-properties=${options.join(',')}`] : [];
    const kind = ['-g', generator, ...(library === undefined ? [] : ['--library', library])];
    const aside = ['--global-property', 'apiTests=false,modelTests=false,apiDocs=false,modelDocs=false'];
    const args = ['generate', '-i', 'openapi.json', ...kind, '-o', to, ...properties, ...aside];
    return runProgram('java', ['-Xmx2g', '-jar', jar, ...args], { cwd: folder });
  };
  return {
    name: `openapi-generator ${generator}`,
    options: options.join(', '),
    generate: inOrder(needs('java', '-version'), needs('mvn'), findJar, generate),
  };
}

/** Checks the syntax of each file, for a language that has no compiler. */
const syntaxOf = (ending: string, ...command: readonly string[]): Stage =>
  run(
    'sh',
    '-c',
    `find client/lib -name '*.${ending}' | xargs -n 200 sh -c 'for f in "$@"; do ${command.join(' ')} "$f" >/dev/null || exit 255; done' sh`,
  );

const csharp: Generator = {
  ...openapiGenerator('csharp', { to: 'client' }),
  compile: unavailable('no .NET SDK in the package registries of this machine'),
  pay: unavailable('not compiled'),
};

const php: Generator = {
  ...openapiGenerator('php', { to: 'client' }),
  compile: inOrder(needs('php'), syntaxOf('php', 'php', '-l')),
  pay: inOrder(copy({ 'php/job.php': 'job.php' }), run('php', 'job.php')),
};

const ruby: Generator = {
  ...openapiGenerator('ruby', { options: ['gemName=docket', 'moduleName=Docket'], to: 'client' }),
  compile: inOrder(needs('ruby'), syntaxOf('rb', 'ruby', '-c')),
  pay: inOrder(copy({ 'ruby/job.rb': 'job.rb' }), run('ruby', '-I', 'client/lib', 'job.rb')),
};

const rust: Generator = {
  ...openapiGenerator('rust', { options: ['packageName=docket'], to: 'docket' }),
  compile: inOrder(
    needs('cargo'),
    copy({ 'rust/Cargo.toml': 'Cargo.toml', 'rust/main.rs': 'src/main.rs' }),
    run('cargo', 'build', '--quiet'),
  ),
  pay: (folder) => runProgram(join(folder, 'target', 'debug', 'job'), []),
};

export const otherLanguages: readonly Generator[] = [csharp, php, ruby, rust];
