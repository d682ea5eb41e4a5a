/** The parts of a portal page: its section, content, forms and files. */
import type { Html } from '../../documents/html.js';
import type { ApiError } from '../../domain/errors.js';
import type { RecordFile, Schemas } from '../../contract/contract.js';
import type { WholeFile } from '../../documents/whole-file.js';
import type { Sent } from './sent-form.js';
import type { PortalVisit } from './visit.js';
import type { PortalKey } from './words.js';

/** A tab of the navigation, with the pages that belong to it. */
export interface Section {
  readonly path: string;
  readonly label: PortalKey;
  /** Whether a contact sees the tab; by default, every contact does. */
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
  /** Carries out a sent form, only once for the same `key`; returns the address to redirect to. */
  readonly submit: (visit: PortalVisit, sent: Sent, key: string) => Promise<string>;
}

export interface PortalPage {
  /** The route, such as `/portal/tickets/:id`. */
  readonly path: string;
  readonly section: Section;
  readonly show: (visit: PortalVisit, attempt?: FormAttempt) => Promise<Shown>;
  /** The forms of the page, by the value of their hidden field `form`. */
  readonly forms?: Readonly<Record<string, PortalForm>>;
}

/** An address that leads to a file. */
export interface PortalFile {
  readonly path: string;
  readonly file: (visit: PortalVisit) => Promise<WholeFile | RecordFile>;
  /** Whether browsers may cache the file for a day; its address must change with it. */
  readonly isCached?: boolean;
}
