import { ForbiddenError, NotFoundError } from 'docket-sdk';

/** Whether the object does not exist for this user, or no longer does. */
export const isGone = (error: unknown): boolean => error instanceof NotFoundError || error instanceof ForbiddenError;
