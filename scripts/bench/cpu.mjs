// CPU time per request of the answering process, so that the client and other work of the machine have no effect.
import { fork } from 'node:child_process';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const CONNECTIONS = 10;
const ROUNDS = 5;
const REQUESTS = 1500;
const WARM_UP = 500;

/** For a process that reports its CPU time; it needs an IPC channel. */
export const REPORTS_CPU = { NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, 'report-cpu.mjs')).href}` };

/** Headers like a browser's. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,*/*;q=0.8', 'accept-language': 'hu-HU,hu;q=0.9' };

export const computeMedian = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The next matching message of a process; rejects when the process ends instead. */
export function waitForMessage(child, isMatch) {
  return new Promise((resolve, reject) => {
    const onExit = (code) => reject(new Error(`A process of the benchmark ended with code ${code}`));
    const onMessage = (message) => {
      if (!isMatch(message)) return;
      child.off('message', onMessage).off('exit', onExit);
      resolve(message);
    };
    child.on('message', onMessage).once('exit', onExit);
  });
}

/** CPU time and memory of a process that was started with `REPORTS_CPU`. */
export function readUsage(child) {
  const answer = waitForMessage(child, (message) => typeof message === 'object' && 'cpu' in message);
  child.send('cpu');
  return answer;
}

const sumCpuTime = async (children) => (await Promise.all(children.map(readUsage))).reduce((sum, { cpu }) => sum + cpu, 0);

function request(url, agent) {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: HEADERS }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }));
      response.on('error', reject);
    }).on('error', reject);
  });
}

async function requestOften(url, agent, count) {
  let left = count;
  const connect = async () => {
    while (left > 0) {
      left -= 1;
      const { status } = await request(url, agent);
      if (status !== 200) throw new Error(`${url}: status ${status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connect));
}

async function startBareServer({ headers, body }) {
  const child = fork(path.join(import.meta.dirname, 'bare-server.mjs'), {
    env: { ...process.env, ...REPORTS_CPU, NODE_ENV: 'production' },
  });
  const { connection, 'keep-alive': _keepAlive, 'transfer-encoding': _chunked, ...same } = headers;
  child.send({ headers: { ...same, 'content-length': body.length }, body: body.toString('base64') });
  const { port } = await waitForMessage(child, (message) => 'port' in message);
  return { child, url: `http://127.0.0.1:${port}/` };
}

/**
 * Microseconds of CPU time per request, of the processes that answer a URL and of a bare server with the same bytes and headers. Both are
 * requested in turn; the ratio is the median of the rounds.
 */
export async function compareCpuWithBare(url, children) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const bare = await startBareServer(await request(url, agent));
  const sides = [
    { url, children },
    { url: bare.url, children: [bare.child] },
  ];
  const rounds = [];
  try {
    for (const side of sides) await requestOften(side.url, agent, WARM_UP);
    for (let round = 0; round < ROUNDS; round += 1) {
      const times = [];
      for (const side of sides) {
        const before = await sumCpuTime(side.children);
        await requestOften(side.url, agent, REQUESTS);
        times.push(((await sumCpuTime(side.children)) - before) / REQUESTS);
      }
      rounds.push(times);
    }
  } finally {
    agent.destroy();
    bare.child.disconnect();
  }
  return {
    own: computeMedian(rounds.map(([own]) => own)),
    bare: computeMedian(rounds.map(([, bare]) => bare)),
    ratio: computeMedian(rounds.map(([own, bare]) => own / bare)),
  };
}
