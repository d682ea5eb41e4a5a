import type { Connection, ConnectionOptions } from 'mysql2';
import { ClusterNode } from './cluster-node.js';
import { findWriter, NoWriterError } from './cluster-writer.js';
import { connectionOptions } from './connection-options.js';
import { OpenSockets, socketOf } from './open-sockets.js';

/**
 * How often the writer is checked: a frozen one is noticed before its group expels it, which takes Galera 5 seconds by
 * default.
 */
const beatMs = 1000;

/**
 * Several servers of which one is written to. All connections of this process are to that one. They are cut as soon as
 * it does not answer, or another server has been named as the writer.
 */
export class Cluster {
  private readonly sockets = new OpenSockets();
  private writer: URL | undefined;
  private finding: Promise<URL> | undefined;
  private watched: ClusterNode | undefined;
  private beating: Promise<void> | undefined;
  private readonly timer = setInterval(() => void this.beat(), beatMs).unref();

  constructor(private readonly hosts: readonly URL[]) {}

  /** A connection to the server that is written to. */
  async connect(make: (options: ConnectionOptions) => Promise<Connection>): Promise<Connection> {
    const writer = await this.find();
    try {
      return this.keep(await make(connectionOptions(writer.href)), writer);
    } catch (error) {
      // The next caller should not try a server that is gone.
      await this.beat();
      throw error;
    }
  }

  close(): void {
    clearInterval(this.timer);
    this.leave();
  }

  private find(): Promise<URL> {
    if (this.writer) return Promise.resolve(this.writer);
    this.finding ??= findWriter(this.hosts)
      .then((writer) => (this.writer = writer))
      .finally(() => (this.finding = undefined));
    return this.finding;
  }

  private keep(connection: Connection, writer: URL): Connection {
    if (this.writer !== writer) {
      socketOf(connection).destroy();
      throw new NoWriterError('The database server that is written to has just changed');
    }
    return this.sockets.keep(connection);
  }

  private beat(): Promise<void> {
    this.beating ??= this.check().finally(() => (this.beating = undefined));
    return this.beating;
  }

  private async check(): Promise<void> {
    const { writer } = this;
    if (!writer) return;
    const isStill = await this.isWriter(writer).catch(() => false);
    if (!isStill && this.writer === writer) this.leave();
  }

  /** Whether the server is ready and named as the writer. Names it if none is named. */
  private async isWriter(writer: URL): Promise<boolean> {
    const node = (this.watched ??= await ClusterNode.ask(writer));
    await node.refresh();
    if (!node.isReady || !node.needsOneWriter) return node.isReady;
    const named = await node.readNamed();
    if (named === 'nobody') await node.claim(named);
    return typeof named === 'string' || named.address === node.address;
  }

  /** Cuts all connections: statements in progress fail. The next caller finds the writer anew. */
  private leave(): void {
    this.writer = undefined;
    this.watched?.close();
    this.watched = undefined;
    this.sockets.cut();
  }
}
