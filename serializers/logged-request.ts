import { instant } from '../domain/time.js';
import type { Schemas } from '../contract/contract.js';
import type { LoggedRequest } from '../models/people/logged-request.js';

export function serializeLoggedRequest(request: LoggedRequest): Schemas['LoggedRequest'] {
  return {
    id: request.id,
    created_at: instant(request.created_at),
    request_id: request.request_id,
    method: request.method,
    path: request.path,
    query_parameters: request.query_parameters ?? [],
    operation_id: request.operation_id,
    status: request.status,
    duration_ms: request.duration_ms,
    api_key_id: request.api_key_id,
    user_id: request.user_id,
    ip_address: request.ip_address,
    user_agent: request.user_agent,
    error: request.error,
  };
}
