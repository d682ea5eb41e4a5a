import type { Knex } from 'knex';
import { dropColumns, id, instant, standard } from './support.js';

const identity = ['business', 'payment', 'invoice_footer', 'locale'] as const;

/** Who sells and who buys: the seller's identity and language, and both as they were when an invoice was sent. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('workspaces', (t) => {
    t.json('business');
    t.json('payment');
    t.text('invoice_footer');
    t.string('locale', 5);
  });
  await knex.schema.alterTable('clients', (t) => void t.string('locale', 5));
  await knex.schema.alterTable('invoices', (t) => {
    t.date('delivery_start');
    t.date('delivery_end');
  });
  await knex.schema.createTable('invoice_parties', (t) => {
    standard(t);
    id(t, 'invoice_id').notNullable();
    t.json('seller').notNullable();
    t.json('buyer').notNullable();
    t.string('locale', 5).notNullable();
    t.specificType('logo_digest', 'CHAR(64) CHARACTER SET ascii COLLATE ascii_bin');
    t.unique(['workspace_id', 'invoice_id'], { indexName: 'invoice_parties_invoice_id_unique' });
  });
  await knex.schema.createTable('kept_logos', (t) => {
    id(t, 'workspace_id').notNullable();
    t.specificType('digest', 'CHAR(64) CHARACTER SET ascii COLLATE ascii_bin').notNullable();
    t.string('content_type', 40).notNullable();
    t.specificType('bytes', 'MEDIUMBLOB').notNullable();
    instant(t, 'created_at').notNullable();
    t.primary(['workspace_id', 'digest']);
  });
  await freezeSent(knex);
}

const logoDigest = 'SHA2(CONCAT(l.content_type, l.bytes), 256)';
const nothing = (names: readonly string[]): string => names.map((name) => `'${name}', NULL`).join(', ');
const seller = `JSON_OBJECT('name', w.name, 'address', JSON_OBJECT(${nothing(['line1', 'line2', 'city', 'state', 'postal_code', 'country'])}),
  'payment', JSON_OBJECT(${nothing(['account_holder', 'iban', 'bic', 'bank_name', 'instructions'])}),
  ${nothing(['legal_name', 'tax_id', 'registration_number', 'email', 'phone', 'website', 'footer'])})`;
const buyer = `JSON_OBJECT('name', c.name, 'contact_name', COALESCE(k.name, f.name), 'tax_id', c.tax_id, 'address', JSON_OBJECT('line1',
  c.address_line1, 'line2', c.address_line2, 'city', c.city, 'state', c.state, 'postal_code', c.postal_code, 'country', c.country))`;

/**
 * Freezes earlier sent invoices as their documents show them now. In parts, because some engines limit the size of a transaction.
 */
async function freezeSent(knex: Knex): Promise<void> {
  await knex.raw(
    `INSERT INTO kept_logos (workspace_id, digest, content_type, bytes, created_at)
     SELECT l.workspace_id, ${logoDigest}, l.content_type, l.bytes, l.updated_at FROM workspace_logos l`,
  );
  let after = '';
  for (;;) {
    const part = (await knex('invoices').where('id', '>', after).orderBy('id').limit(2000).select('id')) as {
      id: string;
    }[];
    const last = part.at(-1)?.id;
    if (last === undefined) return;
    await knex.raw(
      `INSERT INTO invoice_parties (id, workspace_id, created_at, updated_at, invoice_id, seller, buyer, locale, logo_digest)
       SELECT CONCAT('inp', SUBSTRING(i.id, 4)), i.workspace_id, i.sent_at, i.sent_at, i.id, ${seller}, ${buyer}, 'en', ${logoDigest}
         FROM invoices i
         JOIN workspaces w ON w.id = i.workspace_id
         JOIN clients c ON c.id = i.client_id AND c.workspace_id = i.workspace_id
         LEFT JOIN contacts k ON k.id = i.contact_id AND k.workspace_id = i.workspace_id
         LEFT JOIN former_contacts f ON f.id = i.contact_id AND f.workspace_id = i.workspace_id
         LEFT JOIN workspace_logos l ON l.workspace_id = i.workspace_id
        WHERE i.id > ? AND i.id <= ? AND i.sent_at IS NOT NULL`,
      [after, last],
    );
    after = last;
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('kept_logos');
  await knex.schema.dropTableIfExists('invoice_parties');
  await dropColumns(knex, 'invoices', ['delivery_start', 'delivery_end']);
  await dropColumns(knex, 'clients', ['locale']);
  await dropColumns(knex, 'workspaces', identity);
}
