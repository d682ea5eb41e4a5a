import { operations } from '../generated/operations.js';
import type { OperationId, Requirement } from './contract.js';

/** What the contract requires of whoever calls an operation. */
export const needsOf = (id: OperationId): readonly Requirement[] => operations[id].needs;
