import { ignoreBankImportLine, undoBankImportLine } from '../commands/billing/bank/change-line.js';
import { confirmBankImport } from '../commands/billing/bank/confirm-lines.js';
import { createBankImport } from '../commands/billing/bank/create-import.js';
import { showBankImport, showBankLine } from '../commands/billing/bank/settle-import.js';
import { BankImport } from '../models/billing/bank-import.js';
import { answerList } from '../queries/answer-list.js';
import { bankImportList, bankLineList, showBankImports, showBankLines } from '../queries/billing/bank/bank-imports.js';
import sql from 'sql-template-tag';
import type { Handlers } from './contract.js';

export const bankImports = {
  async listBankImports(ctx, { query }) {
    return answerList(ctx, bankImportList, query, showBankImports);
  },

  async createBankImport(ctx, { body }) {
    return { data: await showBankImport(ctx, await createBankImport(ctx, body)) };
  },

  async getBankImport(ctx, { params }) {
    return { data: await showBankImport(ctx, await BankImport.get(ctx, params.id)) };
  },

  async listBankImportLines(ctx, { params, query }) {
    const { id } = await BankImport.get(ctx, params.id);
    return answerList(ctx, bankLineList, query, showBankLines, sql`t.import_id = ${id}`);
  },

  async confirmBankImport(ctx, { params, body }) {
    return { data: await confirmBankImport(ctx, params.id, body) };
  },

  async ignoreBankImportLine(ctx, { params }) {
    return { data: await showBankLine(ctx, await ignoreBankImportLine(ctx, params.id, params.line_id)) };
  },

  async undoBankImportLine(ctx, { params }) {
    return { data: await showBankLine(ctx, await undoBankImportLine(ctx, params.id, params.line_id)) };
  },
} satisfies Handlers<'bank-imports'>;
