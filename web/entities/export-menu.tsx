/** Exports the filtered list as a file: for people, who open it in a spreadsheet, and for programs. */
import type { Download } from 'docket-sdk';
import { useSession } from '../api/session.js';
import { Menu, type MenuEntry } from '../ui/menu.js';
import { saveFile } from '../ui/save-file.js';
import { errorText } from '../ui/text/problems.js';
import { notify } from '../ui/toast.js';
import { t } from '../messages/text.js';

/** Parameters of a list that make it a file. */
export interface CsvFormat {
  readonly format: 'csv';
  readonly for?: 'spreadsheet';
}

/** A file for people has headings in their language, and the separators of their locale. */
export const forSpreadsheet = { format: 'csv', for: 'spreadsheet' } as const satisfies CsvFormat;

export interface Export {
  readonly send: (format: CsvFormat) => PromiseLike<Download>;
  /** Of the file, if the server gives it no name: "invoices.csv". */
  readonly name: string;
}

/** Entries of a menu, for users who may export data. */
export function useExportEntries({ send, name }: Export): readonly (MenuEntry | false)[] {
  const { has } = useSession();
  const isAllowed = has('can_export_data');
  return [
    isAllowed && {
      id: 'csv',
      label: t('common.exportAsCsv'),
      icon: 'download',
      onAction: () => void save(send(forSpreadsheet), name),
    },
    isAllowed && {
      id: 'csv-api',
      label: t('common.exportForPrograms'),
      icon: 'code',
      onAction: () => void save(send({ format: 'csv' }), name),
    },
  ];
}

export function ExportMenu(props: Export) {
  return (
    <span className="export-button">
      <Menu label={t('common.export')} icon="download" isIconOnly items={useExportEntries(props)} />
    </span>
  );
}

async function save(file: PromiseLike<Download>, name: string): Promise<void> {
  try {
    await saveFile(await file, name);
  } catch (error) {
    notify(errorText(error), { kind: 'bad' });
  }
}
