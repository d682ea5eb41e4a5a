import { operations } from '../generated/operations.js';
import type { Requirement, Schemas } from './contract.js';

/** The permissions that the contract requires to read a report, apart from the one for files. */
export function needsOfReport(type: Schemas['ReportType']): readonly Requirement[] {
  const path = `/v1/reports/${type}`;
  const operation = Object.values(operations).find((each) => each.path === path && each.method === 'get');
  if (!operation) throw new Error(`The contract has no report ${type}`);
  return operation.needs;
}
