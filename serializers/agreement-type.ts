import { toNumber } from '../domain/money.js';
import { instant } from '../domain/time.js';
import type { AgreementType } from '../models/retainers/agreement-type.js';
import type { Schemas } from '../contract/contract.js';

/** An agreement type as the API shows it. */
export function serializeAgreementType(type: AgreementType): Schemas['AgreementType'] {
  return {
    id: type.id,
    name: type.name,
    default_hours: toNumber(type.default_hours),
    created_at: instant(type.created_at),
    updated_at: instant(type.updated_at),
  };
}
