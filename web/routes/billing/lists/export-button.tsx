/** Exports the filtered list as a file, for users who may export data. */
import type { Download } from 'docket-sdk';
import { errorText } from '../../../ui/text/problems.js';
import { useSession } from '../../../api/session.js';
import { IconButton } from '../../../ui/button.js';
import { notify } from '../../../ui/toast.js';
import { saveFile } from '../../../ui/save-file.js';
import { t } from '../../../messages/text.js';

interface ExportButtonProps {
  readonly send: () => PromiseLike<Download>;
  readonly name: string;
}

export function ExportButton({ send, name }: ExportButtonProps) {
  const { has } = useSession();
  const save = async (): Promise<void> => {
    try {
      await saveFile(await send(), name);
    } catch (thrown) {
      notify(errorText(thrown), { kind: 'bad' });
    }
  };
  if (!has('can_export_data')) return null;
  return (
    <span className="export-button">
      <IconButton icon="download" label={t('common.exportAsCsv')} onPress={() => void save()} />
    </span>
  );
}
