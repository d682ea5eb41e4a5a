import { operations } from '../generated/operations.js';
import type { OperationId, Requirement } from './contract.js';

/** The permissions that the contract requires of the caller of an operation. */
export const needsOf = (id: OperationId): readonly Requirement[] => operations[id].needs;
