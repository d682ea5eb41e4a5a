import sql from 'sql-template-tag';
import { AgreementType } from '../../models/retainers/agreement-type.js';
import { containing } from '../filters.js';
import { listOf } from '../list.js';

export const agreementTypeList = listOf<'listAgreementTypes'>()<AgreementType>({
  model: AgreementType,
  columns: sql`t.*`,
  filters: { search: containing('t.name') },
  sorts: { created_at: 't.created_at', name: 't.name' },
});
