/** Requests about bank statements. */
import { bankForm, camt, importStatement, linesOf } from '../../builders/billing/bank.js';
import { buildClient } from '../../builders/factories.js';
import { plain, type CasesOf } from '../cases.js';
import type { Scene } from '../scene.js';

let made = 0;

/** A statement with one entry of its own. */
export function statement(): string {
  made += 1;
  return camt([{ amount: 12, text: 'Fee', reference: `access-${process.pid}-${made}` }]);
}

async function freshLine({ owner }: Scene): Promise<{ id: string; line_id: string }> {
  const { id } = await importStatement(owner, statement());
  const [line] = await linesOf(owner, id);
  return { id, line_id: line?.id ?? '' };
}

const act = { '': { make: async (scene: Scene) => ({ params: await freshLine(scene) }) } };

export const bank = {
  listBankImports: { '': plain },
  createBankImport: { '': { make: () => ({ body: bankForm(statement()) }) } },
  getBankImport: { '': { find: ({ fixtures }) => ({ params: { id: fixtures.bankImport.id } }) } },
  listBankImportLines: { '': { find: ({ fixtures }) => ({ params: { id: fixtures.bankImport.id } }) } },
  confirmBankImport: {
    '': {
      make: async (scene) => {
        const { id, line_id } = await freshLine(scene);
        const { id: client_id } = await buildClient(scene.owner);
        return { params: { id }, body: { lines: [{ line_id, client_id }] } };
      },
    },
  },
  ignoreBankImportLine: act,
  undoBankImportLine: {
    '': {
      make: async (scene) => {
        const params = await freshLine(scene);
        await scene.owner.call('ignoreBankImportLine', { params });
        return { params };
      },
    },
  },
} satisfies CasesOf<'bank-imports'>;
