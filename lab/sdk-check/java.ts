import { join } from 'node:path';
import { OperatorError } from '../../settings/operator-error.js';
import type { Language } from './language.js';
import { copyFiles } from './programs.js';
import { runProgram } from '../run-program.js';

const maven = ['--quiet', '--batch-mode'] as const;
/** The same version as in pom.xml. */
const generator = 'org.openapitools:openapi-generator-maven-plugin:7.25.0';

export const java: Language = {
  name: 'Java',
  install: async () => {
    await runProgram('javac', ['-version']);
    await runProgram('mvn', ['--version']);
    await runProgram('mvn', [...maven, 'dependency:get', `-Dartifact=${generator}`]).catch(() => {
      throw new OperatorError(`Maven finds no ${generator}`); // its own last line only points to a page about Maven
    });
    return async (folder) => {
      await copyFiles('java', folder, { 'pom.xml': 'pom.xml', 'Job.java': 'src/main/java/Job.java' });
      await runProgram('mvn', [...maven, 'process-classes'], { cwd: folder });
      return ['java', '-cp', `${join('target', 'classes')}:${join('target', 'lib', '*')}`, 'Job'];
    };
  },
};
