/** File storage for uploads: a folder, or an S3 bucket if the settings name one (docs/decisions/operations.md). */
import { createReadStream } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { privateFolder } from '../../settings/private-folder.js';
import type { Settings } from '../../settings/settings.js';

type DiskSettings = Pick<Settings, 'FILES_URL' | 'DATA_DIR'>;

export interface FileDisk {
  /** Writes a file; replaces an existing one. */
  write(key: string, bytes: Buffer): Promise<void>;
  /** Copies a file of this machine, of any size. */
  writeFrom(key: string, path: string): Promise<void>;
  /** Throws if there is no such file. */
  read(key: string): Promise<Buffer>;
  /** The content of a file of any size. Throws if there is no such file. */
  stream(key: string): Promise<Readable>;
  /** Does nothing if there is no such file. */
  remove(key: string): Promise<void>;
  has(key: string): Promise<boolean>;
  /** The keys of all files, a page at a time. */
  keys(): AsyncIterable<string>;
}

const disks = new WeakMap<DiskSettings, Promise<FileDisk>>();

/** The storage that the settings name; opened once in a process. */
export function fileDisk(settings: DiskSettings): Promise<FileDisk> {
  const known = disks.get(settings) ?? openDisk(settings);
  disks.set(settings, known);
  return known;
}

async function openDisk({ FILES_URL, DATA_DIR }: DiskSettings): Promise<FileDisk> {
  if (FILES_URL === undefined) return folderDisk(join(DATA_DIR, 'files'));
  const url = new URL(FILES_URL);
  const folder = url.pathname.replace(/^\/+/, '');
  return within(await bucketOf(url), folder === '' ? '' : `${folder}/`);
}

/** A folder whose files only its owner can read. The driver itself leaves file modes to the system. */
function folderDisk(location: string): FileDisk {
  const disk = within(new Disk(new FSDriver({ location, visibility: 'private' })), '');
  return {
    ...disk,
    async write(key, bytes) {
      // Created here, because the driver fails if two calls create the same folder at once.
      privateFolder(location);
      privateFolder(dirname(join(location, key)));
      await disk.write(key, bytes);
      await chmod(join(location, key), 0o600);
    },
    async writeFrom(key, path) {
      privateFolder(location);
      privateFolder(dirname(join(location, key)));
      await disk.writeFrom(key, path);
      await chmod(join(location, key), 0o600);
    },
  };
}

const within = (disk: Disk, folder: string): FileDisk => ({
  write: (key, bytes) => disk.put(folder + key, bytes),
  // S3 needs the length in advance, which the SDK takes from a stream of a file.
  writeFrom: (key, path) => disk.putStream(folder + key, createReadStream(path)),
  stream: (key) => disk.getStream(folder + key),
  read: async (key) => Buffer.from(await disk.getBytes(folder + key)),
  remove: (key) => disk.delete(folder + key),
  has: (key) => disk.exists(folder + key),
  keys: () => keysWithin(disk, folder),
});

/** Lists folder by folder, because some S3 servers refuse a listing without a delimiter. */
async function* keysWithin(disk: Disk, folder: string, below = folder): AsyncGenerator<string, void> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(
      below === '' ? '/' : below,
      paginationToken === undefined ? {} : { paginationToken },
    );
    for (const object of page.objects) {
      if (object.isFile) yield object.key.slice(folder.length);
      else yield* keysWithin(disk, folder, `${object.prefix}/`);
    }
    ({ paginationToken } = page);
  } while (paginationToken !== undefined);
}

/**
 * Opens `s3://bucket/folder?region=eu-central-1&endpoint=https://…`, of which only the bucket is required. The AWS SDK
 * reads access keys and its other settings from the environment, such as AWS_ACCESS_KEY_ID. It is loaded only here,
 * because most installations do not need it.
 */
async function bucketOf({ hostname: bucket, searchParams }: URL): Promise<Disk> {
  // Operators are advised about old Node versions once (scripts/operator/node-advice.ts); the SDK would warn in every
  // process.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const { S3Driver } = await import('flydrive/drivers/s3');
  const [region, endpoint] = [searchParams.get('region'), searchParams.get('endpoint')];
  return new Disk(
    new S3Driver({
      bucket,
      visibility: 'private',
      // Access is governed by the bucket's policy, and many servers refuse ACLs.
      supportsACL: false,
      ...(region === null ? {} : { region }),
      // Servers other than Amazon's have no name in the DNS for each bucket.
      ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    }),
  );
}
