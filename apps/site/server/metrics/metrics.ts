import { isOwnMachine } from '@liget/content-api/client-address';
import { MONITORING_PATHS } from '@liget/content-api/service-path';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { getAnswerMs } from '../http/limits/drop-body.ts';

const [HEALTH, READINESS, METRICS] = MONITORING_PATHS;

type Readiness = 'ready' | 'closing' | 'content service not reachable';

/** What proxies add to a request that they pass on. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** The metrics of a site; deploy/prometheus and deploy/grafana use their names. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'liget_requests_total',
    help: 'Requests by status and where the page came from',
    labelNames: ['status', 'source'],
    registers: [registry],
  });
  const durations = new Histogram({ name: 'liget_request_seconds', help: 'Time to answer', registers: [registry] });
  const ready = new Gauge({ name: 'liget_ready', help: 'Whether /readyz is 200', registers: [registry] });
  return { registry, requests, durations, ready };
}

/** An answer that was sent. */
export interface SentAnswer {
  id: string;
  method: string;
  url: string;
  status: number;
  /** The source of a page. */
  source: string;
  ms: number;
}

/**
 * Counts and logs every answer, and serves /healthz, /readyz and /metrics. Returns the function that counts answers that the router does not
 * send.
 */
export function registerMetrics(app: FastifyInstance, getReadiness: () => Readiness): (answer: SentAnswer) => void {
  const { registry, requests, durations, ready } = createMetrics();
  function measure({ id, method, url, status, source, ms }: SentAnswer): void {
    requests.inc({ status, source });
    durations.observe(ms / 1000);
    const query = url.indexOf('?');
    // Only the path: queries contain tokens of accounts and cases, and search terms.
    app.log.info({ reqId: id, method, path: query < 0 ? url : url.slice(0, query), status, ms: Math.round(ms) });
  }
  app.addHook('onResponse', async ({ id, method, url }, reply) => {
    const source = String(reply.getHeader('x-page-source') ?? 'none');
    measure({ id, method, url, status: reply.statusCode, source, ms: getAnswerMs(reply) });
  });
  app.get(HEALTH, async () => ({ status: 'ok' }));
  app.get(READINESS, async (_, reply) => {
    const status = getReadiness();
    return reply.code(status === 'ready' ? 200 : 503).send({ status });
  });
  app.get(METRICS, async (request, reply) => {
    // Only for requests from this machine that no proxy has forwarded.
    const isForwarded = FORWARDED.some((name) => request.headers[name] !== undefined);
    if (!isOwnMachine(request.socket.remoteAddress) || isForwarded) return reply.code(404).send();
    ready.set(getReadiness() === 'ready' ? 1 : 0);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return measure;
}
