import { join } from 'node:path';
import { OperatorError } from '../../settings/operator-error.js';
import type { Language } from './language.js';
import { copyFiles, run } from './programs.js';

const maven = ['--quiet', '--batch-mode'] as const;
/** As pom.xml names it. */
const generator = 'org.openapitools:openapi-generator-maven-plugin:7.25.0';

export const java: Language = {
  name: 'Java',
  install: async () => {
    await run('javac', ['-version']);
    await run('mvn', ['--version']);
    await run('mvn', [...maven, 'dependency:get', `-Dartifact=${generator}`]).catch(() => {
      throw new OperatorError(`Maven finds no ${generator}`); // of all that it says the last is where to read about Maven
    });
    return async (folder) => {
      await copyFiles('java', folder, { 'pom.xml': 'pom.xml', 'Job.java': 'src/main/java/Job.java' });
      await run('mvn', [...maven, 'process-classes'], { cwd: folder });
      return ['java', '-cp', `${join('target', 'classes')}:${join('target', 'lib', '*')}`, 'Job'];
    };
  },
};
