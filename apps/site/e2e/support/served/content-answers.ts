import { type EndpointAnswer, type EndpointName, endpoints, type Locale } from '@liget/content-api';
import { cmsOrigin, expect } from '../test.ts';

/** The content service's answer to a path without a slug, validated by the contract. `query` is written without '?'. */
export async function readAnswer<Name extends EndpointName>(name: Name, locale: Locale, query = ''): Promise<EndpointAnswer<Name>> {
  const { path, answer } = endpoints[name];
  const response = await fetch(new URL(`/api/${locale}${path}?${query}`, cmsOrigin));
  expect(response.status).toBe(200);
  return answer.parse(await response.json()) as EndpointAnswer<Name>;
}
