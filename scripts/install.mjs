// Installs the packages of the lock file. Plain JavaScript for any Node (≥ 18).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname.replace(/^\/([A-Za-z]:)/, '$1')),
  '..',
);

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
}

/** npm writes its hidden lock file last, so that an incomplete installation has none or an old one. */
function isInstalled() {
  const locked = readPackages(path.join(root, 'package-lock.json'));
  const installed = readPackages(path.join(root, 'node_modules/.package-lock.json'));
  if (!locked || !installed) return false;
  return Object.entries(locked).every(([name, entry]) => {
    if (!name.startsWith('node_modules/') || entry.optional || entry.devOptional || entry.peer) return true;
    return entry.link ? existsSync(path.join(root, name)) : installed[name]?.version === entry.version;
  });
}

/** The project's pinned Node, when it is installed for this platform. */
export function findPinnedNode() {
  const names = [
    `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
  ];
  for (const name of names) {
    for (const file of ['bin/node', 'bin/node.exe']) {
      const candidate = path.join(root, 'node_modules', name, file);
      if (existsSync(candidate)) return candidate;
    }
  }
  return undefined;
}

export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages (about a minute) …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const run =
    npm && npm.endsWith('.js')
      ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
      : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (run.status !== 0) {
    console.error('The packages could not be installed; see the lines above.');
    process.exit(run.status ?? 1);
  }
}

/** The exit code of a program that the system cannot load. */
const NOT_LOADED = 127;

/** Runs the given script of this folder under the pinned Node with these arguments, passes signals on, and ends with its exit code. */
export async function runPinned(script, args) {
  ensureInstalled();
  const { spawn } = await import('node:child_process');
  const node = findPinnedNode() ?? process.execPath;
  if (Number(process.versions.node.split('.')[0]) < 26 && node === process.execPath) {
    console.error(
      `This project runs on Node 26, which is not packaged for ${process.platform}-${process.arch}. Install Node 26 and try again.`,
    );
    process.exit(1);
  }
  const child = spawn(node, [path.join(root, 'scripts', script), ...args], {
    cwd: root,
    // By the channel the script notices that this process ended without a signal.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // A SIGTERM to npm ends only the shell in which npm runs this process.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => {
      if (process.ppid !== parent) child.kill('SIGTERM');
    }, 500).unref();
  child.on('exit', (code, signal) => {
    if (code === NOT_LOADED)
      console.error(
        'The pinned Node cannot start; the line above says what it lacks. For libatomic.so.1 on Debian: apt-get install libatomic1',
      );
    process.exit(code ?? (signal ? 1 : 0));
  });
}
