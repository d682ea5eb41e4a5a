import type { Knex } from 'knex';
import { dropColumns, dropIndexes, exact, flag, hours, id, instant, money, ownId, rate, standard } from './support.js';

const ascii = (t: Knex.CreateTableBuilder, name: string, length: number): Knex.ColumnBuilder =>
  t.specificType(name, `VARCHAR(${length}) CHARACTER SET ascii COLLATE ascii_bin`);

const types = [
  { name: 'Support Retainer', hours: 10 },
  { name: 'Development Retainer', hours: 40 },
];

/** Complete agreements, their periods, and every movement of their hours. */
export async function up(knex: Knex): Promise<void> {
  await createTypes(knex);
  await completeAgreements(knex);
  await completePeriods(knex);
  await knex.schema.createTable('hour_movements', (t) => {
    ownId(t);
    instant(t, 'created_at').notNullable();
    for (const column of ['agreement_id', 'period_id']) id(t, column).notNullable();
    ascii(t, 'type', 12).notNullable();
    ascii(t, 'source', 8).notNullable();
    id(t, 'lot_period_id');
    hours(t, 'hours').notNullable();
    id(t, 'time_entry_id');
    t.index(['workspace_id', 'agreement_id', 'created_at', 'id'], 'hour_movements_agreement_id_index');
    t.index(
      ['workspace_id', 'period_id', 'type', 'source', 'lot_period_id', 'hours'],
      'hour_movements_period_id_index',
    );
    t.index(['workspace_id', 'time_entry_id', 'created_at', 'id'], 'hour_movements_time_entry_id_index');
  });
}

async function createTypes(knex: Knex): Promise<void> {
  await knex.schema.createTable('agreement_types', (t) => {
    standard(t);
    t.string('name', 200).notNullable();
    exact(t, 'name_key', 200).notNullable();
    hours(t, 'default_hours');
    t.unique(['workspace_id', 'name_key'], { indexName: 'agreement_types_name_unique' });
    t.index(['workspace_id', 'created_at', 'id'], 'agreement_types_created_at_index');
    t.index(['workspace_id', 'name', 'id'], 'agreement_types_name_index');
  });
  // The ids of the rows are those of the existing workspaces, with the last character replaced by a number.
  for (const [at, type] of types.entries())
    await knex.raw(
      `INSERT INTO agreement_types (id, workspace_id, created_at, updated_at, name, name_key, default_hours)
       SELECT CONCAT('agrtype_', SUBSTRING(w.id, 4, 25), ?), w.id, w.created_at, w.created_at, ?, ?, ? FROM workspaces w`,
      [String(at), type.name, type.name.toLowerCase(), type.hours],
    );
}

const currency = 'CHAR(3) CHARACTER SET ascii COLLATE ascii_bin';

async function completeAgreements(knex: Knex): Promise<void> {
  await knex.schema.alterTable('agreements', (t) => {
    for (const column of ['type_id', 'contact_id']) id(t, column);
    t.specificType('currency', currency).notNullable();
    money(t, 'monthly_fee').notNullable();
    hours(t, 'hours_included').notNullable();
    rate(t, 'overage_rate');
    t.specificType('billing_day', 'TINYINT UNSIGNED').notNullable().defaultTo(1);
    flag(t, 'rollover_enabled');
    hours(t, 'rollover_max_hours');
    t.smallint('rollover_expires_months').unsigned();
    t.date('start_date').notNullable();
    for (const column of ['end_date', 'effective_date', 'expiry_told_for']) t.date(column);
    t.text('cancel_reason', 'mediumtext');
    flag(t, 'prorate_first_period');
    flag(t, 'auto_invoice');
    ascii(t, 'invoice_method', 12).notNullable().defaultTo('create_draft');
    t.text('notes', 'mediumtext');
    for (const column of ['created_at', 'start_date', 'monthly_fee'])
      t.index(['workspace_id', column, 'id'], `agreements_by_${column}_index`);
    for (const column of ['status', 'type_id', 'contact_id'])
      t.index(['workspace_id', column, 'created_at', 'id'], `agreements_${column}_index`);
    t.index(['workspace_id', 'status', 'end_date', 'id'], 'agreements_end_date_index');
  });
}

async function completePeriods(knex: Knex): Promise<void> {
  await knex.schema.alterTable('agreement_periods', (t) => {
    t.integer('number').unsigned().notNullable();
    for (const column of ['start_date', 'end_date', 'nominal_end']) t.date(column).notNullable();
    money(t, 'base_fee').notNullable();
    rate(t, 'overage_rate');
    flag(t, 'rollover_enabled');
    hours(t, 'rollover_max_hours');
    t.smallint('rollover_expires_months').unsigned();
    id(t, 'invoice_id');
    for (const column of ['closed_at', 'near_limit_at', 'over_limit_at']) instant(t, column);
  });
  await knex.schema.alterTable('agreement_periods', (t) => {
    t.specificType(
      'open_of',
      'VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin AS (IF(closed_at IS NULL, agreement_id, NULL)) VIRTUAL',
    );
    t.unique(['workspace_id', 'agreement_id', 'number'], { indexName: 'agreement_periods_number_unique' });
    // One open period per agreement, whatever happens concurrently.
    t.unique(['workspace_id', 'open_of'], { indexName: 'agreement_periods_open_unique' });
    t.index(['workspace_id', 'closed_at', 'end_date', 'id'], 'agreement_periods_end_date_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['hour_movements', 'agreement_types']) await knex.schema.dropTableIfExists(table);
  const named = ['number_unique', 'open_unique', 'end_date_index'];
  await dropIndexes(
    knex,
    'agreement_periods',
    named.map((name) => `agreement_periods_${name}`),
  );
  await dropColumns(knex, 'agreement_periods', ['open_of']);
  const dates = ['start_date', 'end_date', 'nominal_end', 'closed_at', 'near_limit_at', 'over_limit_at'];
  const rollover = ['rollover_enabled', 'rollover_max_hours', 'rollover_expires_months'];
  await dropColumns(knex, 'agreement_periods', [
    'number',
    'base_fee',
    'overage_rate',
    'invoice_id',
    ...dates,
    ...rollover,
  ]);
  const indexes = ['by_created_at', 'by_start_date', 'by_monthly_fee', 'status', 'type_id', 'contact_id', 'end_date'];
  await dropIndexes(
    knex,
    'agreements',
    indexes.map((name) => `agreements_${name}_index`),
  );
  const terms = ['currency', 'monthly_fee', 'hours_included', 'overage_rate', 'billing_day', 'prorate_first_period'];
  const ends = ['start_date', 'end_date', 'effective_date', 'expiry_told_for', 'cancel_reason'];
  const others = ['type_id', 'contact_id', 'auto_invoice', 'invoice_method', 'notes'];
  await dropColumns(knex, 'agreements', [...terms, ...ends, ...others, ...rollover]);
}
