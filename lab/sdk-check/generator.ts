import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reasonOf } from '../../scripts/tools/python-tool.js';
import { projectRoot } from '../../settings/root.js';
import { runProgram } from '../run-program.js';

/** A program that makes a client from the contract, and how that client is tried, in three stages. */
export interface Generator {
  /** As people know it: `openapi-generator rust`. */
  readonly name: string;
  /** The options with which it is run; empty if the usual ones do. */
  readonly options: string;
  /** Makes the client from `openapi.json` in the folder. */
  readonly generate: Stage;
  /** Compiles the client and its job, or checks their types. */
  readonly compile: Stage;
  /** Runs the job: bills an hour, sends the invoice and has it paid. */
  readonly pay: Stage;
}

/** Works in a folder. Throws an Unavailable if a program that it needs is missing, else the output of what failed. */
export type Stage = (folder: string) => Promise<unknown>;

/** A program or a package that cannot be had on this machine; the message says which. */
export class Unavailable extends Error {}

/** The folder of what is installed for the check. */
export const toolsFolder = join(projectRoot, '.cache', 'sdk-check');

/** Runs one stage after the other. */
export const inOrder =
  (...stages: readonly Stage[]): Stage =>
  async (folder) => {
    for (const stage of stages) await stage(folder);
  };

/** Runs a program in the folder. */
export const run =
  (program: string, ...args: readonly string[]): Stage =>
  (folder) =>
    runProgram(program, args, { cwd: folder });

/** Copies files of `lab/sdk-check/` to their places below the folder. */
export const copy =
  (files: Readonly<Record<string, string>>): Stage =>
  async (folder) => {
    for (const [name, place] of Object.entries(files)) {
      await mkdir(dirname(join(folder, place)), { recursive: true });
      await copyFile(join(projectRoot, 'lab/sdk-check', name), join(folder, place));
    }
  };

/** Throws an Unavailable unless the program starts. */
export const needs =
  (program: string, ...args: readonly string[]): Stage =>
  () =>
    installed(program, () => runProgram(program, args.length > 0 ? args : ['--version']));

/** The result of an installation, or an Unavailable that names what could not be installed. */
export async function installed<T>(what: string, install: () => Promise<T>): Promise<T> {
  try {
    return await install();
  } catch (error) {
    throw new Unavailable(`${what}: ${reasonOf(error)}`);
  }
}

/** A stage for which there is nothing on a machine like this. */
export const unavailable =
  (reason: string): Stage =>
  () =>
    Promise.reject(new Unavailable(reason));
