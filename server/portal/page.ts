/** What a page of the portal is made of. */
import type { Html } from '../../documents/html.js';
import type { ApiError } from '../../domain/errors.js';
import type { RecordFile, Schemas } from '../../contract/contract.js';
import type { WholeFile } from '../../documents/whole-file.js';
import type { Sent } from './sent-form.js';
import type { PortalVisit } from './visit.js';
import type { PortalKey } from './words.js';

/** Where a page belongs: a tab of the navigation. */
export interface Section {
  readonly path: string;
  readonly label: PortalKey;
  /** Whether a contact has it; everyone does, unless it says otherwise. */
  readonly isAllowed?: (profile: Schemas['PortalProfile']) => boolean;
}

/** What is shown below the navigation. */
export interface Shown {
  readonly title: string;
  readonly body: Html;
}

/** A form that was sent and could not be carried out: it is shown again with what was typed. */
export interface FormAttempt {
  readonly form: string;
  readonly sent: Sent;
  readonly error: ApiError;
}

export interface PortalForm {
  /** Carries out what was sent; returns the address to go on to. `key` makes that happen once, however often it is sent. */
  readonly submit: (visit: PortalVisit, sent: Sent, key: string) => Promise<string>;
}

export interface PortalPage {
  /** As the router takes it: `/portal/tickets/:id`. */
  readonly path: string;
  readonly section: Section;
  readonly show: (visit: PortalVisit, attempt?: FormAttempt) => Promise<Shown>;
  /** The forms that are sent to the page, by the names in their field `form`. */
  readonly forms?: Readonly<Record<string, PortalForm>>;
}

/** An address that leads to a file. */
export interface PortalFile {
  readonly path: string;
  readonly file: (visit: PortalVisit) => Promise<WholeFile | RecordFile>;
  /** Whether a browser may keep it for a day, because its address changes with it. */
  readonly isCached?: boolean;
}
