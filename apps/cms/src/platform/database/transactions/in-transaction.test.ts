import type { PayloadRequest } from 'payload';
import { beforeEach, describe, expect, test } from 'vitest';
import { createRequestDouble } from '../../../testing/test-doubles.ts';
import { inTransaction } from './in-transaction.ts';

let calls: string[];

/** A request without a transaction, to a fake database that records the calls. */
function createRequest(begun: string | null = 'first'): PayloadRequest {
  const db = {
    beginTransaction: async () => {
      calls.push('begin');
      return begun;
    },
    commitTransaction: async (id: unknown) => void calls.push(`commit ${String(id)}`),
    rollbackTransaction: async (id: unknown) => void calls.push(`roll back ${String(id)}`),
  };
  return createRequestDouble({ payload: { db } });
}

const fail = async (): Promise<never> => {
  throw new Error('failed');
};

beforeEach(() => {
  calls = [];
});

describe('a transaction', () => {
  test('is committed after the function, and removed from the request', async () => {
    const req = createRequest();
    expect(await inTransaction(req, async (within) => within.transactionID)).toBe('first');
    expect(calls).toEqual(['begin', 'commit first']);
    expect(req.transactionID).toBeUndefined();
  });

  test('is rolled back when the function fails, and the error is rethrown', async () => {
    const req = createRequest();
    await expect(inTransaction(req, fail)).rejects.toThrow('failed');
    expect(calls).toEqual(['begin', 'roll back first']);
    expect(req.transactionID).toBeUndefined();
  });

  test('is left open by a nested call', async () => {
    const req = createRequest();
    await inTransaction(req, async (outer) => {
      await inTransaction(outer, async () => undefined);
      expect(calls).toEqual(['begin']);
    });
    expect(calls).toEqual(['begin', 'commit first']);
  });

  test('is left open when a nested call fails, and committed when its owner continues', async () => {
    const req = createRequest();
    await inTransaction(req, async (outer) => {
      await expect(inTransaction(outer, fail)).rejects.toThrow('failed');
      expect(outer.transactionID).toBe('first');
    });
    expect(calls).toEqual(['begin', 'commit first']);
  });

  test('is rolled back once when its owner fails together with the nested call', async () => {
    await expect(inTransaction(createRequest(), async (outer) => inTransaction(outer, fail))).rejects.toThrow('failed');
    expect(calls).toEqual(['begin', 'roll back first']);
  });

  test('is not begun by a database without transactions', async () => {
    expect(await inTransaction(createRequest(null), async () => 'done')).toBe('done');
    expect(calls).toEqual(['begin']);
  });
});
