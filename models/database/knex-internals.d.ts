/** knex ships no types for its dialects, nor for how it makes itself. */
declare module 'knex/lib/dialects/mysql2/index.js' {
  import type { Knex } from 'knex';
  const Client: typeof Knex.Client;
  export default Client;
}

declare module 'knex/lib/knex-builder/make-knex.js' {
  import type { Knex } from 'knex';
  const makeKnex: (client: Knex.Client) => Knex;
  export default makeKnex;
}
