/**
 * Checks responses and events against the contract with closed objects: a field that the contract does not name is an
 * error.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { operations } from '../../../generated/operations.js';
import type { OperationId } from '../../../contract/contract.js';
import { closedContract } from '../../../contract-check/src/closed.js';
import { contractDocument } from '../../../server/contract/contract-document.js';
import { locate, operationPointer } from '../../../server/contract/pointers.js';
import { addContractFormats } from '../../../server/contract/formats.js';

type Json = Record<string, unknown>;

const contract = contractDocument();
const document = contract as unknown as Json & { webhooks: Json; components: { schemas: Json } };
const source = { ...closedContract(document), $id: 'closed' };
const ajv = addContractFormats(new Ajv2020({ allErrors: true, strict: false, validateSchema: false }));
ajv.addSchema(source);

const validators = new Map<string, ValidateFunction>();

function validatorAt(pointer: string): ValidateFunction {
  const known = validators.get(pointer);
  const made = known ?? ajv.compile({ $ref: `closed${pointer}` });
  validators.set(pointer, made);
  return made;
}

function assertFits(pointer: string, value: unknown, what: string): void {
  const validate = validatorAt(pointer);
  if (!validate(value))
    throw new Error(
      `${what} breaks the contract: ${JSON.stringify(validate.errors?.slice(0, 4))} in ${JSON.stringify(value).slice(0, 1500)}`,
    );
}

/**
 * Throws if a response of the service does not fit the contract. The service under test calls it with every JSON
 * response.
 */
export function checkAnswer(id: OperationId, answer: unknown): void {
  const { path, method, status } = operations[id];
  const wire: unknown = JSON.parse(JSON.stringify(answer));
  assertFits(`${operationPointer(path, method)}/responses/${status}/content/application~1json/schema`, wire, id);
}

/** Throws if an error does not have the contract's envelope. */
export const checkError = (answer: unknown): void =>
  assertFits('#/components/schemas/ErrorEnvelope', answer, 'The error');

/** Throws if an event, as a webhook receives it, does not fit the contract. */
export function checkEvent(event: { type: string }): void {
  if (!(event.type in document.webhooks)) throw new Error(`The contract has no event ${event.type}`);
  const { at } = locate(contract, `#/webhooks/${event.type}`);
  assertFits(`${at}/post/requestBody/content/application~1json/schema`, event, event.type);
}
