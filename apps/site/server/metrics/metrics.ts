import { isOwnMachine } from '@liget/content-api/client-address';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { getAnswerMs } from '../http/limits/drop-body.ts';

type Readiness = 'ready' | 'closing' | 'content service not reachable';

/** The figures of a site; deploy/prometheus and deploy/grafana name them. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answered = new Counter({
    name: 'liget_requests_total',
    help: 'Requests by status and where the page came from',
    labelNames: ['status', 'source'],
    registers: [registry],
  });
  const took = new Histogram({ name: 'liget_request_seconds', help: 'Time to answer', registers: [registry] });
  const ready = new Gauge({ name: 'liget_ready', help: 'Whether /readyz is 200', registers: [registry] });
  return { registry, answered, took, ready };
}

/** An answer that was sent. */
export interface SentAnswer {
  id: string;
  method: string;
  url: string;
  status: number;
  /** Where a page came from. */
  source: string;
  ms: number;
}

/** Counts and logs every answer, and tells how the site is: /healthz, /readyz, /metrics. Returns what counts those that the router does not send. */
export function registerMetrics(app: FastifyInstance, getReadiness: () => Readiness): (answered: SentAnswer) => void {
  const { registry, answered, took, ready } = createMetrics();
  function measure({ id, method, url, status, source, ms }: SentAnswer): void {
    answered.inc({ status, source });
    took.observe(ms / 1000);
    const query = url.indexOf('?');
    // The path alone: keys to accounts and cases, and what visitors search for, stand in queries.
    app.log.info({ reqId: id, method, path: query < 0 ? url : url.slice(0, query), status, ms: Math.round(ms) });
  }
  app.addHook('onResponse', async ({ id, method, url }, reply) => {
    const source = String(reply.getHeader('x-page-source') ?? 'none');
    measure({ id, method, url, status: reply.statusCode, source, ms: getAnswerMs(reply) });
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const status = getReadiness();
    return reply.code(status === 'ready' ? 200 : 503).send({ status });
  });
  app.get('/metrics', async (request, reply) => {
    // For this machine alone; what a proxy passes on comes from elsewhere, wherever the proxy runs.
    if (!isOwnMachine(request.socket.remoteAddress) || request.headers['x-forwarded-for'] !== undefined) return reply.code(404).send();
    ready.set(getReadiness() === 'ready' ? 1 : 0);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return measure;
}
