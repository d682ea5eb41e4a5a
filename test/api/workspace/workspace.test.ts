import { expect } from 'chai';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

describe('getWorkspace', () => {
  it('shows the settings that a new workspace starts with, the same on both sides', async () => {
    const { owner, live } = await buildWorkspace();
    for (const [side, mode] of [
      [owner, 'test'],
      [live, 'live'],
    ] as const) {
      const { data } = await side.call('getWorkspace', {});
      const { id, created_at, updated_at, ...settings } = data;
      expect(id).to.equal(side.workspaceId);
      expect(created_at).to.equal(updated_at);
      expect(settings).to.deep.equal({
        mode,
        name: 'Test Firm',
        currency: 'USD',
        apply_credit: 'by_hand',
        timezone: 'UTC',
        payment_terms_days: 30,
        default_tax_rate: null,
        invoice_number_format: 'INV-{YYYY}-{SEQ:4}',
        default_hourly_rate: null,
        emergency_multiplier: 1.5,
        time_rounding: 'none',
        total_rounding: [],
        reminder_schedule: [],
        late_interest: null,
        require_invoice_approval: false,
        require_expense_approval: false,
        require_time_approval: false,
        require_two_factor: false,
        allow_self_approval: false,
        portal_shows_hours: false,
        accent_color: null,
        sla_business_hours: null,
        lock_time_before: null,
        business: {
          legal_name: null,
          address: { line1: null, line2: null, city: null, state: null, postal_code: null, country: null },
          tax_id: null,
          vat_id: null,
          tax_number: null,
          identifiers: [],
          electronic_address: null,
          contact_name: null,
          registration_number: null,
          email: null,
          phone: null,
          website: null,
        },
        payment: { account_holder: null, iban: null, bic: null, bank_name: null, instructions: null },
        invoice_footer: null,
        locale: null,
        logo: null,
        deletion: null,
        mail: { configured: true },
        mail_cc: [],
        mail_reply_to: null,
      });
    }
  });

  it('is readable by every role, and omits the hourly rate for users who may not see rates', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { default_hourly_rate: 120.5 } });
    for (const role of ['admin', 'manager'] as const) {
      const reader = await buildUser(owner, role);
      expect((await reader.call('getWorkspace', {})).data.default_hourly_rate).to.equal(120.5);
    }
    for (const role of ['member', 'viewer', 'contractor'] as const) {
      const reader = await buildUser(owner, role);
      expect((await reader.call('getWorkspace', {})).data).not.to.have.property('default_hourly_rate');
    }
  });

  it('has an ETag', async () => {
    const { owner } = await buildWorkspace();
    expect((await owner.send('getWorkspace', {})).headers.get('etag')).to.match(/^".+"$/);
  });
});

describe('updateWorkspace', () => {
  it('changes every setting', async () => {
    const { owner } = await buildWorkspace();
    const settings = {
      name: 'Studio Ω',
      currency: 'JPY',
      timezone: 'Asia/Tokyo',
      payment_terms_days: 0,
      default_tax_rate: 0.09975,
      invoice_number_format: '{YY}{MM}/{SEQ:6}',
      default_hourly_rate: 99.9999,
      emergency_multiplier: 1.75,
      time_rounding: 'nearest_15',
      total_rounding: [{ currency: 'CHF', increment: 0.05 }],
      require_invoice_approval: true,
      require_expense_approval: true,
      require_time_approval: true,
      sla_business_hours: {
        weekly: {
          mon: [
            ['09:00', '12:30'],
            ['12:30', '24:00'],
          ],
          sun: [],
        },
        holidays: ['2026-12-25'],
      },
      lock_time_before: '2026-01-01',
    } as const;
    const { data } = await owner.call('updateWorkspace', { body: structuredClone(settings) as never });
    expect(data).to.deep.include(settings);
    expect((await owner.call('getWorkspace', {})).data).to.deep.equal(data);
  });

  it('changes only the fields sent, and null clears an optional one', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', {
      body: { name: 'Before', default_tax_rate: 0.19, lock_time_before: '2026-01-01' },
    });
    const { data } = await owner.call('updateWorkspace', { body: { default_tax_rate: null } });
    expect(data).to.include({ name: 'Before', default_tax_rate: null, lock_time_before: '2026-01-01' });
  });

  it('leaves the other side alone', async () => {
    const { owner, live } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { name: 'Sandbox' } });
    expect((await live.call('getWorkspace', {})).data.name).to.equal('Test Firm');
  });

  it('is for owner and admin', async () => {
    const { owner } = await buildWorkspace();
    const admin = await buildUser(owner, 'admin');
    expect((await admin.call('updateWorkspace', { body: { name: 'By the admin' } })).data.name).to.equal(
      'By the admin',
    );
    for (const role of ['manager', 'member', 'viewer', 'contractor'] as const) {
      const { status, error } = await (await buildUser(owner, role)).fail('updateWorkspace', { body: { name: 'No' } });
      expect([status, error.code]).to.deep.equal([403, 'forbidden']);
    }
  });

  it('names every wrong field, including those that only the database can check', async () => {
    const { owner } = await buildWorkspace();
    const { error } = await owner.fail('updateWorkspace', {
      body: { currency: 'XYZ', timezone: 'Mars/Olympus', invoice_number_format: 'INV-{YYYY}' },
    });
    expect(error).to.include({ code: 'invalid_request', field: 'currency' });
    expect(error.details?.map(({ field }) => field)).to.deep.equal(['currency', 'timezone', 'invoice_number_format']);
  });

  for (const format of ['INV', '{SEQ}-{SEQ}', '{SEQ:0}', '{SEQ} {DAY}', '{SEQ', 'A{B}{SEQ}']) {
    it(`refuses the invoice number format ${format}`, async () => {
      const { owner } = await buildWorkspace();
      const { error } = await owner.fail('updateWorkspace', { body: { invoice_number_format: format } });
      expect(error).to.include({ code: 'invalid_request', field: 'invoice_number_format' });
    });
  }

  for (const [what, hours, field] of [
    ['a span that ends before it begins', { weekly: { mon: [['17:00', '09:00']] } }, 'sla_business_hours.weekly.mon.0'],
    ['a span of no length', { weekly: { tue: [['09:00', '09:00']] } }, 'sla_business_hours.weekly.tue.0'],
    [
      'spans that overlap',
      {
        weekly: {
          wed: [
            ['09:00', '12:00'],
            ['11:00', '13:00'],
          ],
        },
      },
      'sla_business_hours.weekly.wed.1',
    ],
    [
      'spans out of order',
      {
        weekly: {
          thu: [
            ['13:00', '14:00'],
            ['09:00', '10:00'],
          ],
        },
      },
      'sla_business_hours.weekly.thu.1',
    ],
    ['a week without an open hour', { weekly: { fri: [] } }, 'sla_business_hours.weekly'],
    ['a time that no clock shows', { weekly: { mon: [['09:00', '25:00']] } }, 'sla_business_hours.weekly.mon.0.1'],
    ['a span of three times', { weekly: { mon: [['09:00', '10:00', '11:00']] } }, 'sla_business_hours.weekly.mon.0'],
    ['a day that is none', { weekly: { monday: [['09:00', '10:00']] } }, 'sla_business_hours.weekly.monday'],
    [
      'a holiday that is no day',
      { weekly: { mon: [['09:00', '10:00']] }, holidays: ['2026-02-30'] },
      'sla_business_hours.holidays.0',
    ],
  ] as const) {
    it(`refuses business hours with ${what}`, async () => {
      const { owner } = await buildWorkspace();
      const { error } = await owner.fail('updateWorkspace', { body: { sla_business_hours: hours } });
      expect(error).to.include({ code: 'invalid_request', field });
    });
  }

  it('refuses a change based on an older state', async () => {
    const { owner } = await buildWorkspace();
    const etag = (await owner.send('getWorkspace', {})).headers.get('etag') ?? '';
    await owner.call('updateWorkspace', { body: { name: 'Meanwhile' }, headers: { 'If-Match': etag } });
    const { status, error } = await owner.fail('updateWorkspace', {
      body: { name: 'Late' },
      headers: { 'If-Match': etag },
    });
    expect([status, error.code]).to.deep.equal([412, 'precondition_failed']);
  });

  it('begins days according to the new time zone', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { timezone: 'Pacific/Kiritimati' } });
    expect((await owner.call('getWorkspace', { query: { fields: ['timezone'] } })).data).to.deep.equal({
      timezone: 'Pacific/Kiritimati',
    });
  });
});
