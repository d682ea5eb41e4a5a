/** Decides which of several servers is written to (docs/decisions/one-writer.md). */
import { hostsOf } from '../settings/database-hosts.js';
import { OperatorError } from '../settings/operator-error.js';
import { ClusterNode, type NamedWriter, type Silence } from './cluster-node.js';

/** None of the servers can be written to at the moment. */
export class NoWriterError extends Error {
  override readonly name = 'NoWriterError';
  readonly code = 'NO_WRITER';
}

/** How often to read which server is named: another process may name one at the same time. */
const maxTries = 5;

/** The URL of the server that is written to; `url` itself if it names a single server. */
export async function urlOfWriter(url: string): Promise<string> {
  const hosts = hostsOf(url);
  return hosts.length > 1 ? (await findWriter(hosts)).href : url;
}

/**
 * The server that all processes write to. It is replaced only when nobody can write to it any more. Throws a
 * NoWriterError if there is none at the moment, an OperatorError if the servers are not one cluster.
 */
export async function findWriter(hosts: readonly URL[]): Promise<URL> {
  const answers = await Promise.all(
    hosts.map((at) => ClusterNode.ask(at).catch((error: unknown): Silence => ({ at, error }))),
  );
  const nodes = answers.filter((answer) => answer instanceof ClusterNode);
  try {
    assertOneCluster(nodes);
    const witness = nodes.find(({ isReady }) => isReady);
    if (!witness) throw new NoWriterError('None of the database servers is ready');
    return witness.needsOneWriter ? await agree(witness, nodes, answers) : witness.at;
  } catch (error) {
    if (error instanceof OperatorError || error instanceof NoWriterError) throw error;
    // While a group is losing a member, its servers do not answer until they have expelled it.
    throw new NoWriterError('The database servers cannot agree on the one that is written to now', { cause: error });
  } finally {
    for (const node of nodes) node.close();
  }
}

async function agree(witness: ClusterNode, nodes: ClusterNode[], answers: (ClusterNode | Silence)[]): Promise<URL> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const named = await witness.readNamed();
    if (named === 'no table') return witness.at;
    const holder = nodes.find(({ address, isReady }) => isReady && named !== 'nobody' && named.address === address);
    if (holder) return holder.at;
    if (named !== 'nobody' && !isGone(named, witness, answers))
      throw new NoWriterError(
        `${named.host} is written to, and does not answer here, though the others have it among them`,
      );
    await witness.claim(named).catch(ignoreLost);
  }
  throw new NoWriterError('The database servers do not agree on the one that is written to');
}

/**
 * Whether nobody can write to the named server any more: it is not in the group, it reports that it is not ready, or
 * nothing listens on its port. A server that is in the group but does not answer here may still be written to by other
 * processes.
 */
function isGone(
  { host, address }: NamedWriter,
  witness: ClusterNode,
  answers: readonly (ClusterNode | Silence)[],
): boolean {
  if (!witness.isMember(address)) return true;
  const answer = answers.find(({ at }) => at.host === host);
  return answer instanceof ClusterNode ? !answer.isReady : answer !== undefined && isRefused(answer.error);
}

const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

/** Ignores that another process was faster, which is reported as a deadlock. */
function ignoreLost(error: unknown): void {
  if (!(error instanceof Error && 'errno' in error && error.errno === 1213)) throw error;
}

function assertOneCluster(nodes: readonly ClusterNode[]): void {
  const stray = nodes.find(({ cluster }) => cluster === undefined);
  if (stray)
    throw new OperatorError(
      `DATABASE_URL names several servers, and ${stray.at.host} is in no cluster: several may be named of Galera or TiDB alone.`,
    );
  if (new Set(nodes.map(({ cluster }) => cluster)).size > 1)
    throw new OperatorError('DATABASE_URL names servers of several clusters: they hold different data.');
}
