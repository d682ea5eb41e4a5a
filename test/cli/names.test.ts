/** The table of commands: every operation that a key may call is in it once, under a name of its own. */
import { expect } from 'chai';
import { operations } from '../../cli/src/generated/operations.js';
import { createProgram } from '../../cli/src/program.js';
import { operations as served } from '../../generated/operations.js';

const nameOf = (id: string): string => {
  const { resource, command } = operations.find((each) => each.id === id) ?? { resource: '', command: '' };
  return `${resource} ${command}`;
};

describe('the commands of the operations', () => {
  it('are all operations of the team, except for the stream of changes', () => {
    const expected = Object.entries(served).filter(([id, { realm }]) => realm === 'team' && id !== 'streamChanges');
    expect(operations.map(({ id }) => id).toSorted()).to.deep.equal(expected.map(([id]) => id).toSorted());
  });

  it('are called as the SDK calls them: the resource, and the operationId without its noun', () => {
    const names = {
      listClients: 'clients list',
      sendInvoice: 'invoices send',
      createInvoiceFromTime: 'invoices create-from-time',
      listInvoicePayments: 'invoices list-payments',
      updateTickets: 'tickets update-many',
      startTimer: 'timers start',
      getCurrentUser: 'users get-current',
    };
    for (const [id, name] of Object.entries(names)) expect(nameOf(id)).to.equal(name);
  });

  it('never collide, with each other or with commands of their own', () => {
    const program = createProgram(operations.map(({ resource }) => resource));
    const names = program.commands.flatMap((group) => [
      group.name(),
      ...group.commands.map((command) => `${group.name()} ${command.name()}`),
    ]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).to.deep.equal([]);
    for (const { resource, command } of operations)
      expect(names).to.include(command === resource ? resource : `${resource} ${command}`);
  });

  it('have no two options of one name, nor one that hides an option of all commands', () => {
    const program = createProgram(operations.map(({ resource }) => resource));
    const shared = new Set(program.options.map(({ long }) => long));
    for (const group of program.commands)
      for (const command of [group, ...group.commands]) {
        const own = command.options.flatMap(({ long, short }) => (short ? [long, short] : [long]));
        expect(new Set(own).size, command.name()).to.equal(own.length);
        expect(own.filter((each) => shared.has(each))).to.deep.equal([]);
      }
  });

  it('say what they do, what each option means, and how they are used', () => {
    const program = createProgram(operations.map(({ resource }) => resource));
    for (const group of program.commands.filter((each) => each.name() !== 'complete-words')) {
      expect(group.description(), group.name()).to.match(/^[A-Z].{10}/);
      for (const command of group.commands) {
        expect(command.summary(), command.name()).to.match(/^[A-Z]/);
        for (const option of command.options) expect(option.description, option.flags).to.not.equal('');
      }
    }
  });
});
