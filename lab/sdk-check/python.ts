/** Generators for Python. */
import { join } from 'node:path';
import { pythonPrograms } from '../../scripts/tools/python-tool.js';
import { runProgram } from '../run-program.js';
import { copy, inOrder, installed, type Generator, type Stage } from './generator.js';
import { openapiGenerator } from './openapi-generator.js';

/** Runs a program of an environment that has these packages. */
const python =
  (packages: readonly [string, ...string[]], program: string, ...args: readonly string[]): Stage =>
  async (folder) => {
    const programs = await installed(packages[0], () => pythonPrograms(...packages));
    const env = { PATH: `${programs}:${process.env['PATH'] ?? ''}` };
    return runProgram(join(programs, program), args, { cwd: folder, env });
  };

/** mypy checks the types of jobs; the generators' own code is not as strict. */
const mypy = ['--strict', '--follow-imports', 'silent', 'job.py'] as const;

/** The generator brings httpx and attrs, which its clients need. */
const clientPackages = ['openapi-python-client==0.29.1', 'mypy==2.4.1'] as const;
const openapiPythonClient: Generator = {
  name: 'openapi-python-client',
  options: 'config.yaml',
  generate: inOrder(
    copy({ 'python/config.yaml': 'config.yaml', 'python/job.py': 'job.py' }),
    python(
      clientPackages,
      'openapi-python-client',
      'generate',
      '--path',
      'openapi.json',
      '--config',
      'config.yaml',
      '--meta',
      'none',
      '--output-path',
      'docket',
      '--fail-on-warning',
    ),
  ),
  compile: python(clientPackages, 'mypy', ...mypy),
  pay: python(clientPackages, 'python', 'job.py'),
};

const modelPackages = [
  'datamodel-code-generator==0.89.0',
  'httpx==0.28.1',
  'pydantic[email]==2.14.3',
  'mypy==2.4.1',
] as const;
const datamodelCodeGenerator: Generator = {
  name: 'datamodel-code-generator',
  options: '--output-model-type pydantic_v2.BaseModel',
  generate: python(
    modelPackages,
    'datamodel-codegen',
    '--input',
    'openapi.json',
    '--input-file-type',
    'openapi',
    '--output',
    'models.py',
    '--output-model-type',
    'pydantic_v2.BaseModel',
    '--formatters',
    'builtin',
  ),
  compile: inOrder(copy({ 'python/models-job.py': 'job.py' }), python(modelPackages, 'mypy', ...mypy)),
  pay: python(modelPackages, 'python', 'job.py'),
};

const urllibPackages = [
  'urllib3==2.8.0',
  'pydantic==2.14.3',
  'python-dateutil==2.9.0.post0',
  'typing-extensions',
  'mypy==2.4.1',
] as const;
const openapiGeneratorPython: Generator = {
  ...openapiGenerator('python', { options: ['packageName=docket'], to: '.' }),
  compile: inOrder(
    copy({ 'python/openapi-generator-job.py': 'job.py' }),
    python(urllibPackages, 'python', '-m', 'compileall', '-q', 'docket'),
    python(urllibPackages, 'mypy', '--implicit-reexport', ...mypy),
  ),
  pay: python(urllibPackages, 'python', 'job.py'),
};

export const pythonGenerators: readonly Generator[] = [
  openapiPythonClient,
  datamodelCodeGenerator,
  openapiGeneratorPython,
];
