import { expect } from 'chai';
import {
  assertLinked,
  resolveLinks,
  type FoundLinks,
  type Links,
  type WantedLinks,
} from '../../../domain/time/entry-links.js';
import { relinkedPeriod, wantedAfter, type SentLinks } from '../../../domain/time/entry-relinking.js';
import { ApiError } from '../../../domain/errors.js';

const nothing: WantedLinks = {
  client_id: null,
  project_id: null,
  ticket_id: null,
  agreement_id: undefined,
  period_id: null,
};
const acme = { id: 'acme' };
const shop = { id: 'shop', client_id: 'acme', agreement_id: null };
const support = { id: 'support', client_id: 'acme', agreement_id: 'retainer' };
const ticket = { id: 'ticket', client_id: 'acme', project_id: 'shop', agreement_id: null };
const loose = { id: 'loose', client_id: 'acme', project_id: null, agreement_id: null };
const retainer = { id: 'retainer', client_id: 'acme' };
const may = { id: 'may', agreement_id: 'retainer' };

/** The fields in the error's details; empty if the work succeeds. */
function refused(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof ApiError) return error.extras.details?.map(({ field }) => field) ?? [];
    throw error;
  }
  return [];
}

describe('resolveLinks', () => {
  it('infers project and client from the ticket', () => {
    const links = resolveLinks({ ...nothing, ticket_id: 'ticket' }, { ticket, project: shop, client: acme });
    expect(links).to.deep.equal({
      client_id: 'acme',
      project_id: 'shop',
      ticket_id: 'ticket',
      agreement_id: null,
      period_id: null,
    });
  });

  it('infers the agreement from the period, the ticket or the project', () => {
    const ofProject = resolveLinks({ ...nothing, project_id: 'support' }, { project: support, client: acme });
    const ofPeriod = resolveLinks(
      { ...nothing, client_id: 'acme', period_id: 'may' },
      { client: acme, period: may, agreement: retainer },
    );
    expect([ofProject.agreement_id, ofPeriod.agreement_id]).to.deep.equal(['retainer', 'retainer']);
  });

  it('infers no agreement if null was requested', () => {
    const links = resolveLinks(
      { ...nothing, project_id: 'support', agreement_id: null },
      { project: support, client: acme },
    );
    expect(links.agreement_id).to.equal(null);
  });

  it('names every link that does not exist', () => {
    const wanted = { client_id: 'x', project_id: 'x', ticket_id: 'x', agreement_id: 'x', period_id: 'x' };
    expect(refused(() => resolveLinks(wanted, {}))).to.deep.equal(Object.keys(wanted));
  });

  const mismatches: readonly (readonly [string, Partial<WantedLinks>, FoundLinks, string])[] = [
    [
      'a project of another client',
      { client_id: 'zeta', project_id: 'shop' },
      { client: { id: 'zeta' }, project: shop },
      'project_id',
    ],
    [
      'a ticket of another client',
      { client_id: 'zeta', ticket_id: 'loose' },
      { client: { id: 'zeta' }, ticket: loose },
      'ticket_id',
    ],
    [
      'a ticket of another project',
      { project_id: 'support', ticket_id: 'ticket', agreement_id: null },
      { client: acme, project: support, ticket },
      'ticket_id',
    ],
    [
      'an agreement of another client',
      { client_id: 'acme', agreement_id: 'other' },
      { client: acme, agreement: { id: 'other', client_id: 'zeta' } },
      'agreement_id',
    ],
    [
      'another agreement than the one of the project',
      { project_id: 'support', agreement_id: 'other' },
      { client: acme, project: support, agreement: { id: 'other', client_id: 'acme' } },
      'agreement_id',
    ],
    [
      'a period of another agreement',
      { client_id: 'acme', agreement_id: 'other', period_id: 'may' },
      { client: acme, agreement: { id: 'other', client_id: 'acme' }, period: may },
      'period_id',
    ],
  ];
  for (const [name, wanted, found, field] of mismatches) {
    it(`refuses ${name}`, () => {
      expect(refused(() => resolveLinks({ ...nothing, ...wanted }, found))).to.deep.equal([field]);
    });
  }
});

describe('assertLinked', () => {
  it('requires a client, a project or a ticket', () => {
    expect(refused(() => assertLinked({}))).to.deep.equal(['client_id']);
    expect(refused(() => assertLinked({ ticket_id: 'ticket' }))).to.deep.equal([]);
  });
});

describe('wantedAfter', () => {
  const entry: Links = {
    client_id: 'acme',
    project_id: 'support',
    ticket_id: null,
    agreement_id: 'retainer',
    period_id: 'may',
  };
  const after = (sent: SentLinks, newTicket?: FoundLinks['ticket'], impliedBefore: string | null = 'retainer') =>
    wantedAfter(entry, sent, { newTicket, impliedBefore });

  it('keeps what is not sent', () => {
    expect(after({})).to.deep.equal({ ...entry, period_id: null });
  });

  it('takes over client and agreement of a new project', () => {
    expect(after({ project_id: 'shop' })).to.deep.equal({ ...nothing, project_id: 'shop' });
  });

  it('keeps an agreement that did not come from the project', () => {
    expect(after({ project_id: 'shop' }, undefined, null).agreement_id).to.equal('retainer');
  });

  it('takes over the project of a new ticket, or keeps it if the ticket has none and the same client', () => {
    expect(after({ ticket_id: 'ticket' }, ticket).project_id).to.equal('shop');
    expect(after({ ticket_id: 'loose' }, loose).project_id).to.equal('support');
    expect(after({ ticket_id: 'far' }, { ...loose, client_id: 'zeta' }).project_id).to.equal(null);
  });

  it('keeps the client when the project is removed', () => {
    expect(after({ project_id: null })).to.include({ client_id: 'acme', project_id: null });
  });

  it('infers the agreement of a period that is sent', () => {
    expect(after({ period_id: 'june' })).to.include({ agreement_id: undefined, period_id: 'june' });
  });

  it('keeps the period as long as the agreement stays', () => {
    expect(relinkedPeriod(entry, {}, { ...entry, period_id: null })).to.equal('may');
    expect(relinkedPeriod(entry, {}, { ...entry, agreement_id: null, period_id: null })).to.equal(null);
    expect(relinkedPeriod(entry, { period_id: null }, { ...entry, period_id: null })).to.equal(null);
  });
});
