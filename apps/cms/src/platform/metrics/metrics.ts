import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** The metrics of a content service; deploy/prometheus and deploy/grafana use their names. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    answers: new Counter({
      name: 'liget_cms_answers_total',
      help: 'Answers by status and of what: content-api, editors-api, admin, other',
      labelNames: ['status', 'of'],
      registers,
    }),
    database: new Gauge({ name: 'liget_cms_database_up', help: 'Whether the database answers', registers }),
    storage: new Gauge({ name: 'liget_cms_storage_writable', help: 'Whether the data folder can be written', registers }),
    emails: new Gauge({
      name: 'liget_cms_outbox_emails',
      help: 'E-mails that were not sent: waiting, failed (tried again), given_up',
      labelNames: ['state'],
      registers,
    }),
    jobs: new Gauge({
      name: 'liget_cms_jobs',
      help: 'Jobs that were not done: due, scheduled for later, failed for good',
      labelNames: ['state'],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

declare global {
  var ligetMetrics: Metrics | undefined;
}

/** The metrics of this process; shared, because a bundle may contain this module twice. */
export function getMetrics(): Metrics {
  globalThis.ligetMetrics ??= createMetrics();
  return globalThis.ligetMetrics;
}
