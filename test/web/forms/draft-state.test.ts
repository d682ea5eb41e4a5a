/**
 * A form that two people change at once: what it sends, and which conflicts it shows. What was typed is never lost, and
 * nothing else is sent.
 */
import { expect } from 'chai';
import { changedIn, changesOf, conflictsOf, rebaseEdit, omitField } from '../../../web/api/draft-state.js';

const from = { name: 'Acme', phone: '1', tags: ['a'], address: null as string | null };

describe('what was typed over an object that others may change', () => {
  const rows = [
    { title: 'nothing was typed', own: {}, now: from, sent: {} },
    { title: 'a field was typed', own: { phone: '2' }, now: from, sent: { phone: '2' } },
    { title: 'it was typed back to what it was', own: { phone: '1' }, now: from, sent: {} },
    { title: 'it was typed back, and others changed it', own: { phone: '1' }, now: { ...from, phone: '3' }, sent: {} },
    { title: 'others changed it too', own: { phone: '2' }, now: { ...from, phone: '3' }, sent: { phone: '2' } },
    { title: 'others made it the same', own: { phone: '2' }, now: { ...from, phone: '2' }, sent: {} },
    {
      title: 'the whole form was handed over, of which others changed a part',
      own: { ...from, name: 'Acme AG' },
      now: { ...from, phone: '3', tags: [] },
      sent: { name: 'Acme AG' },
    },
    { title: 'a list holds the same', own: { tags: ['a'] }, now: from, sent: {} },
    { title: 'a list holds more', own: { tags: ['a', 'b'] }, now: from, sent: { tags: ['a', 'b'] } },
    { title: 'a field was emptied', own: { address: null }, now: { ...from, address: 'Bern' }, sent: {} },
  ];
  for (const { title, own, now, sent } of rows)
    it(`is sent as ${JSON.stringify(sent)} where ${title}`, () => {
      expect(changesOf({ from, own }, now)).to.deep.equal(sent);
    });
});

describe('what others changed meanwhile', () => {
  const rows = [
    { title: 'nothing', now: from, own: { phone: '2' }, told: [] },
    {
      title: 'another field than what was typed',
      now: { ...from, name: 'Acme AG' },
      own: { phone: '2' },
      told: [{ field: 'name', before: 'Acme', now: 'Acme AG' }],
    },
    {
      title: 'the very field',
      now: { ...from, phone: '3' },
      own: { phone: '2' },
      told: [{ field: 'phone', before: '1', now: '3', own: '2' }],
    },
    {
      title: 'the very field, that was emptied here',
      now: { ...from, tags: ['b'] },
      own: { tags: null },
      told: [{ field: 'tags', before: ['a'], now: ['b'], own: null }],
    },
    {
      title: 'what was not there before',
      now: { ...from, state: 'billed' },
      own: {},
      told: [{ field: 'state', before: undefined, now: 'billed' }],
    },
  ];
  for (const { title, now, own, told } of rows)
    it(`is shown as a conflict if it is ${title}`, () => {
      expect(conflictsOf(from, now, own)).to.deep.equal(told);
    });
});

describe('text that is typed while an earlier change is being saved', () => {
  const sent = { name: 'Acme AG' };
  const now = { ...from, ...sent };
  const rows = [
    { title: 'nothing', own: { ...sent, phone: '1' }, now, left: {} },
    { title: 'another field', own: { ...sent, phone: '2' }, now, left: { phone: '2' } },
    { title: 'the same field anew', own: { name: 'Acme & Co' }, now, left: { name: 'Acme & Co' } },
    { title: 'the same field back to what it was', own: { name: 'Acme' }, now, left: { name: 'Acme' } },
    { title: 'what others made it by then', own: { ...sent, phone: '3' }, now: { ...now, phone: '3' }, left: {} },
  ];
  for (const { title, own, now: after, left } of rows)
    it(`is ${JSON.stringify(left)} where it is ${title}`, () => {
      const typing = rebaseEdit({ from, own }, sent, after);
      expect(typing ? changesOf(typing, after) : {}).to.deep.equal(left);
    });

  it('conflicts with later changes by others, and with nothing else', () => {
    const after = { ...now, phone: '3', tags: ['b'] };
    const typing = rebaseEdit({ from, own: { ...sent, phone: '2' } }, sent, after);
    expect(typing && conflictsOf(typing.from, after, typing.own)).to.deep.equal([
      { field: 'phone', before: '1', now: '3', own: '2' },
    ]);
  });
});

describe('a form', () => {
  it('knows the fields that differ from what it began with', () => {
    expect(changedIn(from, { ...from, tags: [], phone: '1' })).to.deep.equal({ tags: [] });
  });

  it('drops the fields that the user takes from others, and nothing else', () => {
    expect(omitField<typeof from>({ name: 'A', phone: '2' }, 'phone')).to.deep.equal({ name: 'A' });
    expect(omitField<typeof from>({ name: 'A' }, 'phone')).to.deep.equal({ name: 'A' });
  });
});
