/** openapi-generator's clients for Java and Kotlin, compiled by Maven. */
import { join } from 'node:path';
import { copy, inOrder, needs, run, type Generator, type Stage } from './generator.js';
import { openapiGenerator } from './openapi-generator.js';

/** Compiles what the project file describes, and puts the packages that it depends on beside the classes. */
const maven = (project: string): Stage =>
  run('mvn', '--quiet', '--batch-mode', '-DskipTests', '-f', project, 'compile', 'dependency:copy-dependencies');

/** Runs a class. `target` is the folder of Maven's results. */
const java = (target: string, name: string): Stage =>
  run('java', '-cp', `${join(target, 'classes')}:${join(target, 'dependency', '*')}`, name);

const forJava: Generator = {
  ...openapiGenerator('java', {
    options: [
      // Does not send a list that was not set. By default it is sent empty, which removes the lines of an invoice.
      'containerDefaultToNull=true',
      // An enum value that is newer than this client does not make a response unreadable.
      'enumUnknownDefaultCase=true',
      'invokerPackage=com.example.docket',
      'apiPackage=com.example.docket.api',
      'modelPackage=com.example.docket.model',
    ],
    to: 'client',
  }),
  compile: inOrder(
    needs('javac', '-version'),
    copy({ 'java/Job.java': 'client/src/main/java/Job.java' }),
    maven('client/pom.xml'),
  ),
  pay: java('client/target', 'Job'),
};

const forKotlin: Generator = {
  ...openapiGenerator('kotlin', {
    options: ['packageName=com.example.docket', 'enumPropertyNaming=UPPERCASE', 'serializationLibrary=gson'],
    to: 'client',
  }),
  compile: inOrder(copy({ 'kotlin/pom.xml': 'pom.xml', 'kotlin/Job.kt': 'src/main/kotlin/Job.kt' }), maven('pom.xml')),
  pay: java('target', 'JobKt'),
};

export const jvm: readonly Generator[] = [forJava, forKotlin];
