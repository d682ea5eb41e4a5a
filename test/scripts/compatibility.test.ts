import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { readAnnouncements } from '../../scripts/developer/compatibility/announced.js';
import { withRelease } from '../../scripts/developer/compatibility/changelog.js';
import { judge, type Verdict } from '../../scripts/developer/compatibility/gate.js';
import { assertRises } from '../../scripts/developer/compatibility/version.js';

const text = { type: 'string' };
const answer = {
  description: 'It.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
};
const operation = (operationId: string, rest: object = {}) => ({ operationId, responses: { '200': answer }, ...rest });
const id = { name: 'id', in: 'path', required: true, schema: text };

const ofState: object = { name: 'state', in: 'query', schema: { $ref: '#/components/schemas/State' } };

/** A small contract, which counts as released. */
const released = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1.4.0' },
  paths: {
    '/v1/things': {
      get: { ...operation('listThings'), parameters: [ofState] },
      post: operation('createThing', {
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/ThingCreate' } } } },
      }),
    },
    '/v1/things/{id}': { parameters: [id], get: operation('getThing'), delete: operation('deleteThing') },
  },
  webhooks: { 'thing.created': { post: operation('thingCreated') } },
  components: {
    schemas: {
      State: { type: 'string', enum: ['new', 'old'] },
      Thing: {
        type: 'object',
        required: ['name'],
        properties: { name: text, note: { type: ['string', 'null'] }, state: { $ref: '#/components/schemas/State' } },
      },
      ThingCreate: { type: 'object', required: ['name'], properties: { name: text, note: text } },
    },
  },
};

type Contract = typeof released;

describe('the compatibility check', function () {
  let folder: string;

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'docket-compatibility-'));
  });
  after(() => rmSync(folder, { recursive: true }));

  const write = (name: string, content: unknown): string => {
    const file = join(folder, name);
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  };

  /** The verdict on a change of the released contract. */
  function judgeChange(change: (contract: Contract) => void, announcements = '[]'): Promise<Verdict> {
    const contract = structuredClone(released);
    change(contract);
    return judge({
      released: write('released.json', released),
      contract: write('contract.json', contract),
      announced: write('announced.yaml', announcements),
    });
  }

  function breakAll({ paths, webhooks, components: { schemas } }: Contract): void {
    const things = paths['/v1/things'];
    delete (paths['/v1/things/{id}'] as Partial<(typeof paths)['/v1/things/{id}']>).delete;
    delete (webhooks as Partial<typeof webhooks>)['thing.created'];
    delete (schemas.Thing.properties as Partial<typeof schemas.Thing.properties>).note;
    schemas.State.enum = ['new'];
    schemas.ThingCreate.required = ['name', 'note'];
    things.get.parameters.push({ ...id, name: 'owner', in: 'query' });
    Object.assign(things.post.responses, { '200': { description: 'Nothing.' } });
  }

  it('names every breaking change: what is removed, what is narrower, what is newly required', async () => {
    const { problems, bump } = await judgeChange(breakAll);
    expect(bump).to.equal('major');
    const rules = problems.map((problem) => /\(([a-z-]+) at /.exec(problem)?.[1]);
    expect(new Set(rules)).to.deep.equal(
      new Set([
        'operation-removed',
        'path-removed',
        'property-removed',
        'enum-values-removed',
        'required-properties-added',
        'parameter-became-required',
        'media-type-removed',
      ]),
    );
  });

  it('allows any addition', async () => {
    const { problems, bump } = await judgeChange(({ paths, components: { schemas } }) => {
      Object.assign(paths['/v1/things'], { put: operation('updateThings') });
      Object.assign(paths, { '/v1/others': { get: operation('listOthers') } });
      paths['/v1/things'].get.parameters.push({ name: 'page', in: 'query', schema: text });
      Object.assign(schemas.Thing.properties, { color: text });
      schemas.State.enum.push('odd');
      Object.assign(schemas.ThingCreate.properties, { color: text });
    });
    expect([problems, bump]).to.deep.equal([[], 'minor']);
  });

  it('allows a query parameter to accept several values instead of one, but only the same ones', async () => {
    const takesSeveral = (items: object) => (contract: Contract) => {
      const schema = { type: 'array', minItems: 1, maxItems: 20, items };
      const parameters = [{ name: 'state', in: 'query', style: 'form', explode: false, schema }];
      Object.assign(contract.paths['/v1/things'].get, { parameters });
    };
    const { problems, bump } = await judgeChange(takesSeveral({ $ref: '#/components/schemas/State' }));
    expect([problems, bump]).to.deep.equal([[], 'minor']);
    const wider = await judgeChange(takesSeveral({ type: 'string', pattern: '^(none|[a-z]+)$' }));
    expect(wider.problems).not.to.be.empty;
    const others = await judgeChange(takesSeveral({ type: 'string', enum: ['new'] }));
    expect(others.problems).not.to.be.empty;
  });

  it('knows a parameter by its name and place, whatever else is said of it', async () => {
    const { problems, bump } = await judgeChange(({ paths, components: { schemas } }) => {
      const [state] = paths['/v1/things'].get.parameters;
      Object.assign(state ?? {}, {
        description: 'Only things in this state, of which there are more by now. '.repeat(9),
      });
      schemas.State.enum.push('odd');
    });
    expect([problems, bump]).to.deep.equal([[], 'minor']);
  });

  it('allows what is announced, and refuses an announcement of what was not made', async () => {
    const removal = (at: string): string =>
      `- { rule: property-removed, at: '${at}', date: 2027-01-31, reason: Nobody has ever used it }`;
    const change = ({ components }: Contract): void => {
      delete (components.schemas.Thing.properties as Partial<typeof components.schemas.Thing.properties>).note;
    };
    const at = '#/components/schemas/Thing/properties/note';
    expect((await judgeChange(change, removal(at))).problems).to.deep.equal([]);
    const { problems, bump } = await judgeChange(() => undefined, removal(at));
    expect([problems, bump]).to.deep.equal([
      [`Announced, but the contract has no such change: property-removed at ${at}`],
      'none',
    ]);
  });

  it('allows a new major version to break anything', async () => {
    const verdict = await judgeChange((contract) => {
      breakAll(contract);
      contract.info.version = '2.0.0';
    });
    expect([verdict.problems, verdict.bump]).to.deep.equal([[], 'major']);
  });

  it('requires the rule, the place, the day and the reason of each announcement', async () => {
    const file = write('bad.yaml', "- { rule: property-removed, at: '#/x', date: soon }");
    const refusal = await readAnnouncements(file).then(String, (error: Error) => error.message);
    expect(refusal)
      .to.match(/date must match format/)
      .and.match(/must have required property 'reason'/);
  });
});

describe('a release', () => {
  it('requires a version that rises by at least as much as the changes demand', () => {
    const isTaken = (to: string, needed: Parameters<typeof assertRises>[2]): boolean => {
      try {
        assertRises('1.4.2', to, needed);
        return true;
      } catch {
        return false;
      }
    };
    expect(['1.4.3', '1.5.0', '2.0.0'].map((to) => isTaken(to, 'minor'))).to.deep.equal([false, true, true]);
    expect(['1.4.3', '1.5.0', '2.0.0'].map((to) => isTaken(to, 'major'))).to.deep.equal([false, false, true]);
    expect(['1.4.2', '1.3.9', '0.9.9', '1.5'].map((to) => isTaken(to, 'none'))).to.deep.equal([
      false,
      false,
      false,
      false,
    ]);
    expect(isTaken('1.4.3', 'patch')).to.equal(true);
  });

  it('moves what was unreleased in the changelog under its number and date', () => {
    const news = '\n### Added\n\n- Things.\n';
    const log = `# Changelog\n\n## [Unreleased]\n${news}\n## [1.0.0] - 2027-01-01\n\n- First.\n`;
    expect(withRelease(log, '1.1.0', '2027-02-01')).to.equal(
      log.replace('## [Unreleased]\n', '## [Unreleased]\n\n## [1.1.0] - 2027-02-01\n'),
    );
    expect(() => withRelease(log.replace(news, '\n'), '1.1.0', '2027-02-01')).to.throw('lists no changes');
  });
});
