import type { startFixtureSite } from './fixture-site.ts';

/** A page of a site, with the parts of its document that tests read. */
export async function fetchPage(
  site: Awaited<ReturnType<typeof startFixtureSite>> | undefined,
  url: string,
  headers: Record<string, string> = {},
) {
  if (!site) throw new Error('No site');
  const { statusCode, body, headers: sent } = await site.app.inject({ url, headers });
  const find = (pattern: RegExp) => pattern.exec(body)?.[1];
  return {
    status: statusCode,
    headers: sent,
    body,
    language: find(/<html lang="(\w+)"/),
    heading: find(/<h1[^>]*>(.*?)<\/h1>/),
    canonical: find(/<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/),
    robots: find(/<meta name="robots" content="([^"]*)"/),
    // The visible text, without scripts and attributes.
    text: body.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' '),
  };
}
