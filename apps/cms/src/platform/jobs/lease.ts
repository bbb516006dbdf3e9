import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { createLocalReq, type Payload } from 'payload';
import * as z from 'zod';
import { JsonColumn, NumberColumn } from '../database/sql/columns.ts';
import { querySql, runSql } from '../database/sql/sql.ts';
import { inTransaction } from '../database/transactions/in-transaction.ts';
import { isProcessAlive } from './process-alive.ts';

/** The row of Payload's key-value table that says who runs the jobs until when. */
const KEY = 'liget-job-runner';
/** Seconds after which a process that has not renewed its lease counts as gone. */
export const LEASE_SECONDS = 15;

const Lease = z.object({ holder: z.string(), host: z.string(), pid: z.number() });
export type LeaseHolder = z.infer<typeof Lease>;
const LeaseRow = z.object({ data: JsonColumn.pipe(Lease).optional().catch(undefined) });

/** This process; the time distinguishes it from an earlier process with the same id. */
export const createLeaseHolder = (): LeaseHolder => ({
  holder: randomUUID(),
  host: os.hostname().replaceAll(/[^\w.-]/g, '_'),
  pid: process.pid,
});

const dialects = {
  sqlite: {
    now: 'unixepoch()',
    field: (name: string) => `json_extract(payload_kv.data, '$.${name}')`,
    json: (text: string) => `'${text}'`,
  },
  postgres: {
    now: 'floor(extract(epoch from clock_timestamp()))::bigint',
    field: (name: string) => `(payload_kv.data->>'${name}')`,
    json: (text: string) => `'${text}'::jsonb`,
  },
} as const;

const getDialect = (payload: Payload) => (payload.db.name === 'postgres' ? dialects.postgres : dialects.sqlite);

/** A holder on this machine whose process has ended: its lease need not expire. */
async function findDeadHolder(payload: Payload, own: LeaseHolder): Promise<string | undefined> {
  const [row] = await querySql(payload, LeaseRow, `SELECT data FROM payload_kv WHERE key = '${KEY}'`);
  const lease = row?.data;
  const isDead = lease?.host === own.host && lease.pid !== own.pid && !isProcessAlive(lease.pid);
  return isDead && /^[\w-]+$/.test(lease.holder) ? lease.holder : undefined;
}

/**
 * Takes or renews the lease by the clock of the database; false while another process has it. Rejects when the database does not answer.
 */
export async function takeLease(payload: Payload, own: LeaseHolder, seconds = LEASE_SECONDS): Promise<boolean> {
  const { now, field, json } = getDialect(payload);
  const dead = await findDeadHolder(payload, own);
  const holders = [own.holder, ...(dead ? [dead] : [])].map((holder) => `'${holder}'`).join(', ');
  return inTransaction(await createLocalReq({}, payload), async (req) => {
    const [clock] = await querySql(payload, z.object({ now: NumberColumn }), `SELECT ${now} AS now`, req);
    const until = (clock?.now ?? Number.NaN) + seconds;
    const rows = await querySql(
      payload,
      z.object({ key: z.string() }),
      `INSERT INTO payload_kv (key, data) VALUES ('${KEY}', ${json(JSON.stringify({ ...own, until }))})
       ON CONFLICT (key) DO UPDATE SET data = excluded.data
       WHERE ${field('holder')} IN (${holders}) OR CAST(${field('until')} AS bigint) < ${now}
       RETURNING key`,
      req,
    );
    return rows.length > 0;
  });
}

/** Releases the lease, so that another process can take it at once. */
export async function releaseLease(payload: Payload, { holder }: LeaseHolder): Promise<void> {
  await runSql(payload, `DELETE FROM payload_kv WHERE key = '${KEY}' AND ${getDialect(payload).field('holder')} = '${holder}'`);
}
