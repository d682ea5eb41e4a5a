import { inOrder } from '../domain/tags/tag-names.js';

/** The names of a row's tags as the API shows them, in alphabetical order. */
export const serializeTags = ({ tags }: { readonly tags: readonly string[] | null }): string[] => inOrder(tags ?? []);
