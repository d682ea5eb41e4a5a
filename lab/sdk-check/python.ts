import { join } from 'node:path';
import { pythonPrograms } from '../../scripts/tools/python-tool.js';
import type { Language } from './language.js';
import { copyFiles } from './programs.js';
import { runProgram } from '../run-program.js';

/** The generator, which brings httpx and attrs that its clients need, and mypy, which checks the types of the job. */
const packages = ['openapi-python-client==0.29.1', 'mypy==2.4.1'] as const;

export const python: Language = {
  name: 'Python',
  install: async () => {
    const programs = await pythonPrograms(...packages);
    return async (folder) => {
      await copyFiles('python', folder, { 'config.yaml': 'config.yaml', 'job.py': 'job.py' });
      const env = { PATH: `${programs}:${process.env['PATH'] ?? ''}` };
      const options = ['--config', 'config.yaml', '--meta', 'none', '--output-path', 'docket', '--fail-on-warning'];
      const generator = join(programs, 'openapi-python-client');
      await runProgram(generator, ['generate', '--path', 'openapi.json', ...options], { cwd: folder, env });
      // The generator's own client.py is not as strict as the types that it generates.
      await runProgram(join(programs, 'mypy'), ['--strict', '--follow-imports', 'silent', 'job.py'], { cwd: folder });
      return [join(programs, 'python'), 'job.py'];
    };
  },
};
