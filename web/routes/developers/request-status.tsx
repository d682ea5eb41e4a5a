import type { LoggedRequest } from 'docket-sdk';
import { Status } from '../../ui/status.js';

/** The status of a response; red if the service failed, and not if it refused a request. */
export function RequestStatus({ status }: Pick<LoggedRequest, 'status'>) {
  return <Status kind={status >= 500 ? 'bad' : status >= 400 ? 'warn' : 'good'}>{status}</Status>;
}
