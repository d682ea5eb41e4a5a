/**
 * LoopBack 4 as in its documentation: the model that its connector discovers from the table, and REST CRUD over it, without keys or
 * workspaces. It runs in the folder that holds its packages.
 */
const {
  defineCrudRepositoryClass,
  defineModelClass,
  Entity,
  juggler,
  ModelDefinition,
} = require('@loopback/repository');
const { RestApplication } = require('@loopback/rest');
const { defineCrudRestController } = require('@loopback/rest-crud');

async function start() {
  const at = new URL(process.env.DATABASE_URL);
  const host = decodeURIComponent(at.hostname);
  const source = new juggler.DataSource({
    connector: require('loopback-connector-mysql'),
    ...(host.startsWith('/') ? { socketPath: host } : { host, port: Number(at.port || 3306) }),
    user: decodeURIComponent(at.username),
    password: decodeURIComponent(at.password),
    database: at.pathname.slice(1),
    // The number of connections that Docket has.
    connectionLimit: 28,
    timezone: 'Z',
  });
  const { properties } = await source.discoverSchema('time_entries', { disableCamelCase: true });
  // Fields that are not sent get their default, or null.
  for (const property of Object.values(properties)) Object.assign(property, { required: false });
  Object.assign(properties.id, { id: 1, generated: false, defaultFn: 'uuid' });
  const settings = { strict: true, mysql: { table: 'time_entries' } };
  const Entry = defineModelClass(Entity, new ModelDefinition({ name: 'Entry', properties, settings }));
  const repository = new (defineCrudRepositoryClass(Entry))(source);
  const Controller = defineCrudRestController(Entry, { basePath: '/time-entries' });
  const app = new RestApplication({ rest: { host: '127.0.0.1', port: 0, gracePeriodForClose: 1000 } });
  app.controller(
    class extends Controller {
      constructor() {
        super(repository);
      }
    },
  );
  await app.start();
  console.log(`LoopBack is ready at ${app.restServer.url}`);
}

start().catch((error) => {
  console.error(error);
  process.exit(1);
});
