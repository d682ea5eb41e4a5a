import type { Generator } from './generator.js';
import { go } from './go.js';
import { jvm } from './jvm.js';
import { otherLanguages } from './openapi-generator.js';
import { pythonGenerators } from './python.js';
import { typescript } from './typescript.js';

/** The generators whose clients must compile (docs/guides/client-libraries.md has the table). */
export const generators: readonly Generator[] = [...typescript, ...pythonGenerators, ...go, ...jvm, ...otherLanguages];
