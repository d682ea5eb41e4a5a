export type { ChangeNotice, ChangesOptions } from './changes.js';
export { Docket } from './docket.js';
export * from './errors.js';
export { Download, type FileInput } from './files.js';
export type * from './generated/types.js';
export type { ConditionalOptions, DocketOptions, IdempotentOptions, RequestOptions } from './options.js';
export { SyncRequest, type ChangedPage } from './sync.js';
export { ApiRequest, ListRequest, type Answered, type Page, type SummedPage } from './request.js';
export {
  signatureHeader,
  signWebhook,
  verifyWebhook,
  WebhookVerificationError,
  type VerifyOptions,
  type WebhookProblem,
} from './webhooks.js';
