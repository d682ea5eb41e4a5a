import { operations } from '../generated/operations.js';
import type { Requirement, Schemas } from './contract.js';

/** What the contract asks of who reads a report, besides what any file of it asks. */
export function needsOfReport(type: Schemas['ReportType']): readonly Requirement[] {
  const path = `/v1/reports/${type}`;
  const operation = Object.values(operations).find((each) => each.path === path && each.method === 'get');
  if (!operation) throw new Error(`The contract has no report ${type}`);
  return operation.needs;
}
