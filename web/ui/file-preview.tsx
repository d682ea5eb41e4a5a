/** The picture in a chosen file, so that one sees whether it can be read. */
import { useEffect, useState } from 'react';
import { t } from '../messages/text.js';

/** Kinds of pictures that browsers show. */
const pictures: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);

/** Nothing for other kinds of files. */
export function FilePreview({ file }: { readonly file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!pictures.has(file.type)) return undefined;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (url === undefined || !pictures.has(file.type)) return null;
  return <img className="file-preview" src={url} alt={t('common.previewOf', { name: file.name })} />;
}
