/** Reads multipart forms. Their files are on the disk only while the work with them runs. */
import { rm } from 'node:fs/promises';
import { koaBody } from 'koa-body';
import type { Context } from 'koa';
import { ApiError } from '../../domain/errors.js';
import { makePrivate } from '../../settings/upload-folder.js';

type Options = NonNullable<NonNullable<Parameters<typeof koaBody>[0]>['formidable']>;

/** The limits of a form, and the errors for one that exceeds them or cannot be read. */
export interface MultipartRules {
  readonly limits: Pick<
    Options,
    'maxFiles' | 'maxFileSize' | 'maxTotalFileSize' | 'maxFields' | 'maxFieldsSize' | 'allowEmptyFiles' | 'minFileSize'
  >;
  readonly tooLarge: string;
  readonly unreadable: ApiError;
}

type FormFile = Extract<NonNullable<Context['request']['files']>[string], { readonly filepath: string }>;

export interface MultipartForm {
  /** Each with the name of its field. */
  readonly files: readonly { readonly name: string; readonly file: FormFile }[];
  /** By the name of the field; a list if several fields have the same name. */
  readonly texts: Readonly<Record<string, unknown>>;
}

/** Reads a request's form into the folder `uploadDir`, does the work with it, and deletes its files. */
export async function withMultipart<T>(
  ctx: Context,
  uploadDir: string,
  { limits, tooLarge, unreadable }: MultipartRules,
  work: (form: MultipartForm) => Promise<T>,
): Promise<T> {
  const read = koaBody({
    json: false,
    urlencoded: false,
    text: false,
    multipart: true,
    formidable: { uploadDir, onFileBegin: makePrivate, keepExtensions: false, ...limits },
    onError: ({ message }) => {
      throw /maxTotalFileSize|maxFileSize|maxFieldsSize/.test(message)
        ? new ApiError('payload_too_large', tooLarge)
        : unreadable;
    },
  });
  await read(ctx, () => Promise.resolve());
  const files = Object.entries(ctx.request.files ?? {}).flatMap(([name, some]) =>
    [some].flat().map((file) => ({ name, file })),
  );
  try {
    return await work({ files, texts: (ctx.request.body ?? {}) as Record<string, unknown> });
  } finally {
    await Promise.all(files.map(({ file }) => rm(file.filepath, { force: true })));
  }
}
