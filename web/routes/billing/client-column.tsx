/** The client of a row of amounts, with the way to it. */
import { Link } from '../../ui/link.js';
import type { Column } from '../../ui/table/table.js';
import { t } from '../../messages/text.js';

interface OfClient {
  readonly client_id: string;
  readonly client_name: string;
}

export const clientColumn: Column<OfClient> = {
  id: 'client',
  header: t('common.client'),
  width: '2fr',
  isRowHeader: true,
  cell: ({ client_id, client_name }) => (
    <Link to="/clients/$clientId" params={{ clientId: client_id }} kind="quiet" dir="auto">
      {client_name}
    </Link>
  ),
};
