import { ignoreBankLine, undoBankLine } from '../commands/billing/bank/change-line.js';
import { confirmBankLines } from '../commands/billing/bank/confirm-lines.js';
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

  async listBankLines(ctx, { params, query }) {
    const { id } = await BankImport.get(ctx, params.id);
    return answerList(ctx, bankLineList, query, showBankLines, sql`t.import_id = ${id}`);
  },

  async confirmBankLines(ctx, { params, body }) {
    return { data: await confirmBankLines(ctx, params.id, body) };
  },

  async ignoreBankLine(ctx, { params }) {
    return { data: await showBankLine(ctx, await ignoreBankLine(ctx, params.id, params.line_id)) };
  },

  async undoBankLine(ctx, { params }) {
    return { data: await showBankLine(ctx, await undoBankLine(ctx, params.id, params.line_id)) };
  },
} satisfies Handlers<'bank-imports'>;
