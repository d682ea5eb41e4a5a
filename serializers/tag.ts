import { instant } from '../domain/time.js';
import type { Tag } from '../models/tags/tag.js';
import type { Tagged } from '../models/tags/taggings.js';
import type { Schemas } from '../contract/contract.js';
import { serializeTags } from './tags.js';

/** A tag as the API shows it. */
export const serializeTag = (tag: Tag): Schemas['Tag'] => ({
  id: tag.id,
  name: tag.name,
  slug: tag.slug,
  color: tag.color,
  description: tag.description,
  usage_count: tag.usage_count,
  created_at: instant(tag.created_at),
  updated_at: instant(tag.updated_at),
});

/** The response to a change of a resource's tags. */
export const serializeTagged = (row: Tagged): Schemas['TaggedResource'] => ({ id: row.id, tags: serializeTags(row) });
