/** Rules for links in the contract: an operation that creates an object links to the operations that take its id. */
import { expect } from 'chai';
import { operations } from '../../generated/operations.js';
import { contractDocument } from '../../server/contract/contract-document.js';
import { locate, operationPointer } from '../../server/contract/pointers.js';

type Json = Record<string, unknown>;
interface Link {
  readonly operationId: string;
  readonly description?: string;
  readonly parameters: Readonly<Record<string, string>>;
}

const document = contractDocument();
const rows = Object.entries(operations).map(([id, { method, path, status }]) => {
  const pointer = operationPointer(path, method);
  const { value } = locate(document, pointer);
  const answer = `${pointer}/responses/${status}`;
  const links = (locate(document, answer).value['links'] ?? {}) as Record<string, Link>;
  return { id, method, path, status, value, schema: `${answer}/content/application~1json/schema`, links };
});
type Row = (typeof rows)[number];

const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const isAt = (path: string, { path: own }: Row): boolean => own === path || own.startsWith(`${path}/`);

/** The target of a reference, also if a description is next to it. */
function bare(pointer: string): string {
  const { at, value } = locate(document, pointer);
  return typeof value['$ref'] === 'string' ? value['$ref'] : at;
}

/** The schema that a step of a path leads to, from the schema at a pointer; undefined if there is none. */
function step(pointer: string, name: string): string | undefined {
  const { at, value } = locate(document, bare(pointer));
  if (name in ((value['properties'] ?? {}) as Json)) return `${at}/properties/${name}`;
  if (/^\d+$/.test(name) && value['items']) return `${at}/items`;
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((kind) =>
    [...((value[kind] ?? []) as unknown[]).keys()].map((index) => `${at}/${kind}/${index}`),
  );
  return parts.map((part) => step(part, name)).find((found) => found !== undefined);
}

const lead = (pointer: string, names: readonly string[]): string | undefined =>
  names.reduce<string | undefined>((at, name) => (at === undefined ? undefined : step(at, name)), pointer);

/** The name of the schema that an operation returns, and whether it returns a list of them. */
function madeBy(row: Row): { name: string | undefined; isList: boolean } {
  const data = lead(row.schema, ['data']);
  if (data === undefined) return { name: undefined, isList: false };
  const { at, value } = locate(document, bare(data));
  const one = value['items'] ? locate(document, `${at}/items`).at : at;
  return { name: one.split('/').at(-1), isList: value['items'] !== undefined };
}

/**
 * The path of the object that an operation creates: below the operation's own path, otherwise where objects of its kind
 * are read.
 */
function pathOfMade(row: Row): string | undefined {
  const depth = namesIn(row.path).length + 1;
  const below = rows.find(({ path }) => path.startsWith(`${row.path}/{`) && namesIn(path).length === depth);
  if (below) return /^.*?\{\w+\}(?=\/[^{]*$|$)/.exec(below.path)?.[0];
  const { name } = madeBy(row);
  return rows.find((other) => other.method === 'get' && other.path.endsWith('{id}') && madeBy(other).name === name)
    ?.path;
}

/**
 * The operations that a row must link to. For one that creates many objects, a link to the operation that reads one is
 * enough.
 */
function expectedLinks(row: Row): string[] {
  const path = pathOfMade(row);
  if (path === undefined) return [];
  const taking = rows.filter((other) => isAt(path, other) && namesIn(other.path).length === namesIn(path).length);
  const wanted = madeBy(row).isList
    ? taking.filter(({ method, path: own }) => method === 'get' && own === path)
    : taking;
  return wanted.map(({ id }) => id).toSorted();
}

/** What is wrong with the expression of a link's parameter; undefined if nothing is. */
function faultOf(row: Row, expression: string): string | undefined {
  const fromPath = /^\$request\.path\.(\w+)$/.exec(expression);
  if (fromPath) return namesIn(row.path).includes(fromPath[1] ?? '') ? undefined : `${expression}: no such parameter`;
  const fromBody = /^\$response\.body#\/(.+)$/.exec(expression);
  if (!fromBody) return `${expression}: not an expression`;
  return lead(row.schema, (fromBody[1] ?? '').split('/')) ? undefined : `${expression}: not in the answer`;
}

const makers = rows.filter(({ status }) => status === 201);
/** What no operation reads or changes by id: comments of the portal, codes of the command line, second factors. */
const isFinal = ({ id }: Row): boolean =>
  [
    'createPortalTicketActivity',
    'createCliLogin',
    'createTotp',
    'createRecoveryCodes',
    'createPasskeyOptions',
  ].includes(id);
const linked = rows.flatMap((row) => Object.entries(row.links).map(([name, link]) => ({ row, name, link })));

describe('the links of the contract', () => {
  it('lead from whatever creates an object to every operation that takes its id', () => {
    const missing = makers.flatMap((row) => {
      const unlinked = expectedLinks(row).filter((id) => row.links[id]?.operationId !== id);
      return unlinked.map((id) => `${row.id} → ${id}`);
    });
    expect(missing).to.deep.equal([]);
  });

  it('exist for each of them', () => {
    expect(makers.filter((row) => expectedLinks(row).length === 0 && !isFinal(row)).map(({ id }) => id)).to.deep.equal(
      [],
    );
  });

  it('name operations that exist, and say what following them does', () => {
    const wrong = linked.filter(
      ({ name, link }) =>
        name !== link.operationId || !(name in operations) || !/^[A-Z].+\.$/.test(link.description ?? ''),
    );
    expect(wrong.map(({ row, name }) => `${row.id} → ${name}`)).to.deep.equal([]);
  });

  it('give exactly the parameters of the path, from values that exist', () => {
    const wrong = linked.flatMap(({ row, name, link }) => {
      const target = rows.find(({ id }) => id === link.operationId);
      const given = Object.keys(link.parameters).toSorted();
      const faults = Object.values(link.parameters).flatMap((expression) => faultOf(row, expression) ?? []);
      const isWhole =
        given.join() ===
        namesIn(target?.path ?? '')
          .toSorted()
          .join();
      return [...faults, ...(isWhole ? [] : [`it gives ${given.join()}`])].map(
        (fault) => `${row.id} → ${name}: ${fault}`,
      );
    });
    expect(wrong).to.deep.equal([]);
  });
});
