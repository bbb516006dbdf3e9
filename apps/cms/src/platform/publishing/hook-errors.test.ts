import type { PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import { createRequestDouble } from '../../testing/test-doubles.ts';
import { label } from '../fields/labels.ts';
import { refuseUnreportedErrors, setHookErrors } from './hook-errors.ts';

/** What the hook makes of a document that was saved. */
const save = (req: PayloadRequest, id: number, operation: 'create' | 'update') =>
  (async (): Promise<unknown> => refuseUnreportedErrors({ collection: { slug: 'events' }, doc: { id }, operation, req }))();

test('an error that no field has reported refuses its document, new or not, and no other one of the request', async () => {
  const req = createRequestDouble({ i18n: { language: 'hu' }, t: (key: string) => key });
  const errors = [{ path: 'recurrence.until', message: label('Korai.', 'Early.') }];
  setHookErrors({ req, id: 5 }, errors);
  setHookErrors({ req, id: 6 }, []);
  await expect(save(req, 5, 'update')).rejects.toMatchObject({ data: { errors: [{ path: 'recurrence.until', message: 'Korai.' }] } });
  expect(await save(req, 6, 'update')).toEqual({ id: 6 });
  expect(await save(req, 7, 'create')).toEqual({ id: 7 });
  setHookErrors({ req }, errors);
  await expect(save(req, 7, 'create')).rejects.toMatchObject({ status: 400 });
});
