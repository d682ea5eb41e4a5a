import { ApiError } from '../domain/errors.js';

/** The document itself cannot be rendered; the same request fails until the document changes. */
export class Undrawable extends ApiError {}
