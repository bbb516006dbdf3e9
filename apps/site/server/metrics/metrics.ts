import { isOwnMachine } from '@liget/content-api/client-address';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { getAnswerMs } from '../http/drop-body.ts';

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

/** Counts and logs every answer, and tells how the site is: /healthz, /readyz, /metrics. */
export function registerMetrics(app: FastifyInstance, getReadiness: () => Readiness): void {
  const { registry, answered, took, ready } = createMetrics();
  app.addHook('onResponse', async (request, reply) => {
    answered.inc({ status: reply.statusCode, source: String(reply.getHeader('x-page-source') ?? 'none') });
    took.observe(getAnswerMs(reply) / 1000);
    app.log.info({
      reqId: request.id,
      method: request.method,
      // The path alone: keys to accounts and cases, and what visitors search for, stand in queries.
      path: request.url.replace(/\?.*$/s, ''),
      status: reply.statusCode,
      ms: Math.round(getAnswerMs(reply)),
    });
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
}
