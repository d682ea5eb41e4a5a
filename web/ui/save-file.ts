/** Downloads a file of the server, under the name that the server gives it, or else `name`. */
import type { Download } from 'docket-sdk';

export async function saveFile(download: Pick<Download, 'blob' | 'filename'>, name: string): Promise<void> {
  const url = URL.createObjectURL(await download.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = download.filename ?? name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
