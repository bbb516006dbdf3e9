import { HOUR_MS } from '@liget/park/durations';
import type { Payload } from 'payload';
import type { Environment } from '../environment.ts';
import { createMailer, type Mailer, type Undeliverable } from './mailer.ts';
import { readSender } from './message.ts';
import { emailQueued } from './outbox.ts';
import { emptyOldEmails } from './retention.ts';
import { selectTransport } from './transport.ts';

/** Milliseconds between two checks; emails queued by this process are sent sooner. */
const POLL_INTERVAL_MS = 15_000;
/** Milliseconds between the checks after an email was queued, whose transaction may still be open, and their number. */
const EAGER_POLL_INTERVAL_MS = 400;
const EAGER_POLLS = 12;

type Before = (now: Temporal.Instant) => Promise<unknown>;

/** Checks for due emails until it is closed: soon after each queued email, otherwise four times a minute. */
export function pollOutbox(payload: Payload, mailer: Mailer, before: Before = async () => undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let eagerPollsLeft = 0;
  let isPolling = false;
  let isClosed = false;

  const plan = (milliseconds: number) => {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => void poll(), milliseconds);
    timer.unref();
  };
  async function poll(): Promise<void> {
    isPolling = true;
    eagerPollsLeft -= 1;
    await before(Temporal.Now.instant()).catch((error: unknown) => payload.logger.error({ err: error, msg: 'Emails could not be queued' }));
    const outcome = await mailer.sendDue().catch((error: unknown) => {
      payload.logger.error({ err: error, msg: 'Outbox unavailable: emails could not be read or marked' });
      return 'done' as const;
    });
    isPolling = false;
    plan(outcome === 'more' ? 0 : eagerPollsLeft > 0 && outcome === 'done' ? EAGER_POLL_INTERVAL_MS : POLL_INTERVAL_MS);
  }
  const onQueued = () => {
    eagerPollsLeft = EAGER_POLLS;
    if (!isPolling) plan(0);
  };
  emailQueued.subscribe(onQueued);
  plan(0);
  return () => {
    isClosed = true;
    emailQueued.unsubscribe(onQueued);
    clearTimeout(timer);
  };
}

interface Options {
  /** Runs once an hour: deletes outdated data. */
  tidy?: Before;
  /** Runs before each check: queues more emails. */
  before?: Before;
  onUndeliverable?: (email: Undeliverable) => Promise<void>;
}

/** Starts sending emails, in the process with CMS_RUN_JOBS; the returned function stops it. */
export function startMailWorker(
  payload: Payload,
  env: Environment,
  { before, tidy: alsoTidy = async () => undefined, ...options }: Options = {},
): () => void {
  const transport = selectTransport(env);
  const close = pollOutbox(payload, createMailer({ payload, transport, sender: readSender(env), ...options }), before);
  const tidy = () => {
    const now = Temporal.Now.instant();
    Promise.all([emptyOldEmails(payload, now), alsoTidy(now)]).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: 'Retention failed: old emails and subscribers were not erased' }),
    );
  };
  const hourly = setInterval(tidy, HOUR_MS);
  hourly.unref();
  tidy();
  return () => {
    close();
    clearInterval(hourly);
    transport.close();
  };
}
