// Lends running services to the test workers. The pool is in the runner's own process, so that a worker that ends after a failed test does
// not end services.
import { connect, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { readCpuSeconds } from './cost.ts';
import { type RunningServices, type Services, startServices } from './services.ts';

/** Contents that no test changes: all workers share the same services. */
export const READ_ONLY = 'read-only';

/** Variables in which the pool stores the costs of shared services, and of all, for the reporter when it stops. */
export const SHARED_SERVICES_CPU = 'E2E_SHARED_SERVICES_CPU';
export const SERVICES_CPU = 'E2E_SERVICES_CPU';
/** A variable in which it stores the number of started pairs of services. */
export const SERVICES_COUNT = 'E2E_SERVICES_COUNT';

interface Pool {
  /** The value of `E2E_POOL` for workers. */
  port: number;
  stop: () => Promise<void>;
}

/**
 * Listens for workers on a local port. A connection is a loan: it sends the name of contents, gets addresses as one line of JSON, and
 * returns the services when it closes.
 */
export async function startServicePool(): Promise<Pool> {
  /** Unused services, by the name of their contents. */
  const idle = new Map<string, Services[]>();
  const started: Promise<Services>[] = [];
  let readOnly: Promise<Services> | undefined;

  function start(contents: string): Promise<Services> {
    const services = startServices(contents);
    started.push(services);
    return services;
  }

  async function lend(contents: string, socket: Socket): Promise<void> {
    let services: Services;
    if (contents === READ_ONLY) {
      readOnly ??= start(contents);
      services = await readOnly;
    } else {
      services = idle.get(contents)?.pop() ?? (await start(contents));
      const giveBack = () => idle.set(contents, [...(idle.get(contents) ?? []), services]);
      if (socket.destroyed) giveBack();
      else socket.once('close', giveBack);
    }
    const { stop: _, ...addresses } = services;
    socket.write(`${JSON.stringify(addresses)}\n`);
  }

  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    createInterface({ input: socket }).once('line', (contents) => {
      lend(contents, socket).catch((error: unknown) => {
        console.error(error);
        socket.destroy();
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The pool has no port');
  return {
    port: address.port,
    stop: async () => {
      server.close();
      const running = (await Promise.allSettled(started)).flatMap((services) => (services.status === 'fulfilled' ? services.value : []));
      const getSeconds = readCpuSeconds();
      process.env[SERVICES_COUNT] = String(running.length);
      process.env[SERVICES_CPU] = String(getSeconds(running.flatMap(({ pids }) => pids)));
      process.env[SHARED_SERVICES_CPU] = String(getSeconds((await readOnly?.catch(() => undefined))?.pids ?? []));
      for (const services of running) await services.stop();
    },
  };
}

/** Borrows services from the pool in `E2E_POOL` until `giveBack` is called or this process ends. */
export function borrowServices(contents: string): Promise<RunningServices & { giveBack: () => void }> {
  const port = Number(process.env['E2E_POOL']);
  if (!port) throw new Error('E2E_POOL is set by global-setup.ts');
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${contents}\n`));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The services did not start; see the errors above')));
    createInterface({ input: socket }).once('line', (line) => {
      const addresses: RunningServices = JSON.parse(line);
      resolve({ ...addresses, giveBack: () => socket.destroy() });
    });
  });
}
