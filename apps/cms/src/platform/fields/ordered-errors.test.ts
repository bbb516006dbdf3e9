import { createLocalReq, type Payload, type PayloadRequest, ValidationError } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { temporaryDatabase } from '../../testing/databases/temporary-database.ts';

let payload: Payload;
let req: PayloadRequest;
beforeAll(async () => {
  ({ payload } = await temporaryDatabase());
  req = await createLocalReq({ locale: 'hu' }, payload);
});

/** The message for an editor of errors at these fields, whose labels are their paths. */
async function getMessage(slug: 'pages' | 'events', paths: string[]): Promise<unknown> {
  const errors = paths.map((path) => ({ path, label: path, message: 'Kötelező.' }));
  const error = new ValidationError({ collection: slug, errors }, req.t);
  const collection = payload.config.collections.find((one) => one.slug === slug);
  if (!collection) throw new Error(`There is no collection ${slug}`);
  const messages: unknown[] = [];
  for (const hook of payload.config.hooks.afterError ?? []) {
    const result = await hook({ collection, context: {}, error, req, result: { errors: [] } });
    if (result?.response) messages.push(Object(result.response).errors[0].message);
  }
  return messages;
}

test('the errors of a form are listed in the order of its fields, and of its rows', async () => {
  expect(await getMessage('pages', ['unknown', 'sections.10.anchor', 'sections.2.anchor', 'sections.2.title', 'title'])).toEqual([
    expect.stringMatching(/: title, sections\.2\.title, sections\.2\.anchor, sections\.10\.anchor, unknown$/),
  ]);
  expect(await getMessage('events', ['title'])).toEqual([]);
});
