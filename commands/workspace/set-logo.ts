import { fileTypeFromBuffer } from 'file-type';
import { ApiError } from '../../domain/errors.js';
import { fileNameOf } from '../../domain/file-name.js';
import { assertFewPixels } from '../../domain/image-size.js';
import type { Ctx } from '../../models/context.js';
import { lockLogo, WorkspaceLogo } from '../../models/workspace/workspace-logo.js';
import { lockWorkspace, patchWorkspace } from '../../models/workspace/workspace.js';
import type { Upload } from '../../contract/contract.js';

const largest = 1024 * 1024;
const types = ['image/png', 'image/jpeg', 'image/gif'] as const;

/**
 * Replaces the workspace's logo. Throws unless it is a PNG, JPEG or GIF, by its content, of at most 1 MiB and not too
 * many pixels.
 */
export async function setLogo(ctx: Ctx, { filename, bytes }: Upload): Promise<void> {
  if (bytes.length > largest)
    throw new ApiError('payload_too_large', 'A logo must be at most 1 MiB', { field: 'file' });
  const found = await fileTypeFromBuffer(bytes);
  const content_type = types.find((type) => type === found?.mime);
  if (!content_type)
    throw new ApiError('unsupported_media_type', 'A logo must be a PNG, JPEG or GIF image', { field: 'file' });
  assertFewPixels(content_type, bytes);
  const workspace = await lockWorkspace(ctx);
  await (await lockLogo(ctx))?.remove(ctx);
  await WorkspaceLogo.insert(ctx, {
    filename: fileNameOf(filename, content_type),
    content_type,
    size: bytes.length,
    bytes,
  });
  await patchWorkspace(ctx, workspace, {});
}
