import { type AnswerOf, type EndpointName, endpoints, type Locale } from '@liget/content-api';
import { cmsOrigin, expect } from '../test.ts';

/** What the content service answers to a path without a slug, held against the contract. `query` is written without '?'. */
export async function readAnswer<Name extends EndpointName>(name: Name, locale: Locale, query = ''): Promise<AnswerOf<Name>> {
  const { path, answer } = endpoints[name];
  const response = await fetch(new URL(`/api/${locale}${path}?${query}`, cmsOrigin));
  expect(response.status).toBe(200);
  return answer.parse(await response.json()) as AnswerOf<Name>;
}
