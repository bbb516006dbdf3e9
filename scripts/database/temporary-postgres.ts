import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Copies a file or a folder with owners and permissions. Throws on failure. */
export function copyWhole(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${from} could not be copied: ${stderr}`);
}

/** Folders of PostgreSQL's programs on Debian, Homebrew and others; the newest version first. */
function listProgramFolders(): string[] {
  const folders = globSync(['/usr/lib/postgresql/*/bin', '/opt/homebrew/opt/postgresql@*/bin', '/usr/local/opt/postgresql@*/bin']);
  const newestFirst = folders.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return [...newestFirst, ...(process.env['PATH'] ?? '').split(path.delimiter)];
}

/** The folder of a PostgreSQL server's programs; `undefined` when this machine has none. */
export function findPostgresPrograms(): string | undefined {
  return listProgramFolders().find((folder) => ['initdb', 'pg_ctl'].every((name) => existsSync(path.join(folder, name))));
}

/** PostgreSQL refuses to run as root: then it runs as the user of its package, or as `nobody`. */
function findServerUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = users.find((user) => user.startsWith('postgres:')) ?? users.find((user) => user.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (!uid || !gid) throw new Error('PostgreSQL cannot run as root, and there is neither a user "postgres" nor "nobody"');
  return { uid: Number(uid), gid: Number(gid) };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Small, because it is copied. */
const CLUSTER = ['--encoding', 'UTF8', '--locale', 'C', '--wal-segsize', '1', '--no-sync'];

export interface TemporaryPostgres {
  url: string;
  /** Cuts all connections, like an update of the server. */
  restart(): void;
  /** Stops the server while `whileStopped` copies the folder with its databases. */
  copyWhileStopped(whileStopped: (data: string) => Promise<void>): Promise<void>;
  stop(): void;
}

/**
 * For tests: a separate database server in a new folder, listening only on this machine; `stop` ends it and removes the folder. Its
 * databases are empty, or a copy of another server's folder.
 */
export async function startPostgres(programs: string, copied?: string): Promise<TemporaryPostgres> {
  const directory = mkdtempSync(path.join(tmpdir(), 'liget-postgres-'));
  const user = findServerUser();
  if (user) chownSync(directory, user.uid, user.gid);
  const run = (name: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(path.join(programs, name), args, {
      cwd: directory,
      ...user,
      // The server inherits file descriptors and would keep a pipe open.
      stdio: ['ignore', 'ignore', name === 'pg_ctl' ? 'ignore' : 'pipe'],
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${name} failed (${status}): ${stderr ?? `see ${path.join(directory, 'log')}`}`);
  };
  const data = path.join(directory, 'data');
  const port = await findFreePort();
  if (copied) copyWhole(copied, data);
  else run('initdb', `--pgdata=${data}`, '--auth=trust', '--username=liget', ...CLUSTER);
  const settings = `-p ${port} -k ${directory} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=100`;
  const start = () => run('pg_ctl', '--pgdata', data, '--log', path.join(directory, 'log'), '--wait', '--options', settings, 'start');
  const stop = (mode = 'immediate') => run('pg_ctl', '--pgdata', data, '--mode', mode, '--wait', 'stop');
  start();
  return {
    url: `postgres://liget@127.0.0.1:${port}/postgres`,
    restart: () => {
      stop();
      start();
    },
    copyWhileStopped: async (whileStopped) => {
      stop('fast');
      try {
        await whileStopped(data);
      } finally {
        start();
      }
    },
    stop: () => {
      stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
