// The CPU time of filtering the events list with 5,000 events in the database against 60, requested in turn on the same machine.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { computeMedian } from './cpu.mjs';

const SIZES = [60, 5000];
const ROUNDS = 6;
/** The highest ratio of CPU times. */
const LIMIT = 1.4;

const worker = path.join(import.meta.dirname, '../../apps/cms/scripts/bench-programs.mjs');

/** The worker's next message; rejects when it ends instead. */
async function receiveMessage(child) {
  const ended = new AbortController();
  try {
    return await Promise.race([
      once(child, 'message', { signal: ended.signal }).then(([message]) => message),
      once(child, 'exit', { signal: ended.signal }).then(([code]) => {
        throw new Error(`The service of the benchmark ended with code ${code}`);
      }),
    ]);
  } finally {
    ended.abort();
  }
}

async function sendAndReceive(child, message) {
  child.send(message);
  return receiveMessage(child);
}

/** Seeds two temporary databases, sends them the same new queries in turn, and returns the ratio of the medians. */
export async function benchPrograms() {
  const children = SIZES.map((size) =>
    fork(worker, [String(size)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env: { ...process.env, NODE_ENV: 'production' } }),
  );
  const exits = children.map((child) => once(child, 'exit'));
  try {
    const ready = [];
    for (const child of children) ready.push(await receiveMessage(child));
    const times = SIZES.map(() => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let place = 0; place < ready[0].queries; place += 1) {
        for (const [index, child] of children.entries()) {
          const time = await sendAndReceive(child, { round, place });
          // The first round warms up.
          if (round > 0) times[index].push(time);
        }
      }
    }
    const medians = times.map(computeMedian);
    // Each query is compared with itself a moment later, so that other work of the machine affects both.
    const ratio = computeMedian(times[0].map((time, index) => times[1][index] / time));
    const rows = SIZES.map((size, index) => ({
      events: size,
      occurrences: ready[index].occurrences,
      index: ready[index].index,
      median: medians[index],
    }));
    for (const row of rows) {
      console.log(
        `Programs: ${row.events} events, ${row.occurrences} occurrences: index ${row.index.toFixed(0)} ms once a revision, filtered list ${row.median.toFixed(1)} ms of CPU time (median of ${times[0].length})`,
      );
    }
    console.log(
      `Programs: ${SIZES[1]} events take ${ratio.toFixed(2)} times the CPU time of ${SIZES[0]} (at most ${LIMIT}): ${ratio <= LIMIT ? 'good' : 'TOO SLOW'}`,
    );
    return { name: 'Programs list, 5,000 events against 60', ratio, limit: LIMIT, passed: ratio <= LIMIT, rows };
  } finally {
    for (const child of children) child.kill();
    await Promise.all(exits);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { passed } = await benchPrograms();
  process.exitCode = passed ? 0 : 1;
}
