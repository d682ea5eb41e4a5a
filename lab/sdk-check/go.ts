import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../settings/root.js';
import type { Language } from './language.js';
import { copyFiles } from './programs.js';
import { runProgram } from '../run-program.js';

const version = 'v2.8.2';
const generator = `github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@${version}`;

export const go: Language = {
  name: 'Go',
  install: async () => {
    const programs = join(projectRoot, '.cache', `oapi-codegen-${version}`);
    const program = join(programs, 'oapi-codegen');
    await runProgram('go', ['version']);
    if (!existsSync(program)) await runProgram('go', ['install', generator], { env: { GOBIN: programs } });
    return async (folder) => {
      const files = ['config.yaml', 'go.mod', 'go.sum', 'main.go'];
      await copyFiles('go', folder, Object.fromEntries(files.map((name) => [name, name])));
      await mkdir(join(folder, 'docket'));
      await runProgram(program, ['-config', 'config.yaml', 'openapi.json'], { cwd: folder });
      await runProgram('go', ['vet', './...'], { cwd: folder });
      await runProgram('go', ['build', '-o', 'job', '.'], { cwd: folder });
      return [join(folder, 'job')];
    };
  },
};
