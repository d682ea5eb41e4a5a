/**
 * The contract (generated/openapi.json) decides what the API accepts. api.ts passes each request through this folder:
 * 1. contract-router.ts finds the operation of its method and path; deprecation.ts adds headers if the
 *    request uses anything deprecated;
 * 2. body.ts reads the body: read-json.ts the JSON, multipart.ts the form with a file;
 * 3. contract-validator.ts reads the query (query.ts) and validates it, the path, the headers and the body by Ajv, with
 *    the formats, texts and keywords of formats.ts, texts.ts and bounded-keywords.ts; problems.ts words the errors;
 * 4. sent-fields.ts refuses fields for which the caller lacks a permission.
 *
 * For responses, fields.ts knows which fields there are, and which of them require a permission.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from 'openapi-backend';
import { projectRoot } from '../../settings/root.js';

/** The text of the contract, as `/openapi.json` serves it. */
export const contractText = readFileSync(join(projectRoot, 'generated/openapi.json'), 'utf8');

/** A fresh copy of the contract, with its `$ref`s. */
export const contractDocument = (): Document => JSON.parse(contractText) as Document;
