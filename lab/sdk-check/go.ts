/** Generators for Go. */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../run-program.js';
import { copy, inOrder, installed, needs, run, toolsFolder, type Generator, type Stage } from './generator.js';
import { openapiGenerator } from './openapi-generator.js';

/** Installs a Go program of that module and version, and runs it in the folder. */
const goProgram =
  (name: string, module: string, ...args: readonly string[]): Stage =>
  async (folder) => {
    const programs = join(toolsFolder, module.replaceAll(/\W+/g, '-'));
    const program = join(programs, name);
    const install = () => runProgram('go', ['install', module], { env: { GOBIN: programs } });
    if (!existsSync(program)) await installed(module, install);
    await runProgram(program, args, { cwd: folder });
  };

const goBuild = inOrder(run('go', 'mod', 'tidy'), run('go', 'build', '-o', 'job', '.'));
const goJob: Stage = (folder) => runProgram(join(folder, 'job'), []);
const hasGo = needs('go', 'version');

const oapiCodegen: Generator = {
  name: 'oapi-codegen',
  options: 'config.yaml',
  generate: inOrder(
    hasGo,
    copy({ 'go/config.yaml': 'config.yaml', 'go/go.mod': 'go.mod', 'go/go.sum': 'go.sum', 'go/main.go': 'main.go' }),
    (folder) => mkdir(join(folder, 'docket')),
    goProgram(
      'oapi-codegen',
      'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2',
      '-config',
      'config.yaml',
      'openapi.json',
    ),
  ),
  compile: inOrder(run('go', 'vet', './...'), run('go', 'build', '-o', 'job', '.')),
  pay: goJob,
};

const ogen: Generator = {
  name: 'ogen',
  options: '',
  generate: inOrder(
    hasGo,
    copy({ 'go/ogen/go.mod': 'go.mod', 'go/ogen/main.go': 'main.go' }),
    goProgram(
      'ogen',
      'github.com/ogen-go/ogen/cmd/ogen@v1.24.0',
      '--target',
      'docket',
      '--package',
      'docket',
      'openapi.json',
    ),
  ),
  compile: goBuild,
  pay: goJob,
};

const openapiGeneratorGo: Generator = {
  ...openapiGenerator('go', {
    options: ['enumClassPrefix=true', 'withGoMod=false', 'packageName=docket'],
    to: 'docket',
  }),
  compile: inOrder(
    hasGo,
    copy({ 'go/openapi-generator/go.mod': 'go.mod', 'go/openapi-generator/main.go': 'main.go' }),
    goBuild,
  ),
  pay: goJob,
};

export const go: readonly Generator[] = [oapiCodegen, ogen, openapiGeneratorGo];
