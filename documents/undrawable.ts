import { ApiError } from '../domain/errors.js';

/** The document itself cannot be drawn: asking for it again does not help until it changes. */
export class Undrawable extends ApiError {}
