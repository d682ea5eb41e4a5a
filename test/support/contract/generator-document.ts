import type { Document } from '../../../scripts/developer/generate/document.js';
import { contractText } from '../../../server/contract/contract-document.js';

/** The contract as the generators read it. */
export const generatorDocument = (): Document => JSON.parse(contractText) as Document;
