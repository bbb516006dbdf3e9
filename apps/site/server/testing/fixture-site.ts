import type { IncomingMessage, ServerResponse } from 'node:http';
import { type EndpointName, getProductPageSlugs, type Locale, type Slugs } from '@liget/content-api';
import { fixtureAnswer, matchEndpoint } from '@liget/content-api/fixture-answers';
import { caseStatus, fixtures, receipt } from '@liget/content-api/fixtures';
import { getNewsletterStepPath } from '@liget/content-api/newsletter-steps';
import { PREVIEW_LIFETIME_SECONDS, type PreviewKind, signPreview } from '@liget/content-api/preview';
import { getItemPath, getScreen, getScreenPath, itemScreens, type ScreenId } from '@liget/content-api/screens';
import { now, setClock } from '../../app/lib/clock.ts';
import type { Renderer } from '../pages/render.ts';
import { startSite } from './site-under-test.ts';

/** Returns an answer that replaces the fixture. */
export type FixtureOverride = (call: {
  endpoint: EndpointName | undefined;
  path: string;
  method: string;
}) => { status: number; body?: unknown; headers?: Record<string, string> } | undefined;

/** The date of the fixtures, so that their events are not over. */
const FIXTURE_NOW = '2026-11-22T12:00:00+01:00';

const PREVIEW_SECRET = 'shared by the site and the content service';

/** Starts the site at noon of the fixtures' date, with a content service that answers with fixtures and records its requests. */
export async function startFixtureSite(
  renderer: Renderer,
  override: FixtureOverride = () => undefined,
  variables: Record<string, string> = {},
) {
  setClock(FIXTURE_NOW);
  const sent: unknown[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET';
    const { pathname: path } = new URL(request.url ?? '/', 'http://cms.example');
    const received = Buffer.concat(await request.toArray()).toString();
    if (received && request.headers['content-type'] === 'application/json') sent.push(JSON.parse(received));
    const replaced = override({ endpoint: matchEndpoint(path)?.name, path, method });
    const { status, body } = replaced ?? fixtureAnswer(method, path);
    response.writeHead(status, { 'content-type': 'application/json', ...replaced?.headers }).end(JSON.stringify(body ?? {}));
  }
  const { app, contentService } = await startSite(
    // The production host, which search engines may index.
    { PREVIEW_SECRET, RATE_LIMITS: 'off', PUBLIC_ORIGIN: 'http://localhost:3000', PRODUCTION_HOST: 'localhost:3000', ...variables },
    (request, response) => void answer(request, response),
    { renderer },
  );
  return { app, requestedUrls: contentService.requestedUrls, sent };
}

function getSlugs(one: string): Slugs {
  const answer: object = fixtures.hu[one as EndpointName];
  if ('data' in answer && typeof answer.data === 'object' && answer.data && 'slugs' in answer.data) return answer.data.slugs as Slugs;
  throw new Error(`The fixture of ${one} has no slugs`);
}

/** The signed link to a draft. `age` in seconds. */
export function createPreviewLink(screen: 'programPreview' | 'magazinePreview', locale: Locale, { id = 7, age = 60 } = {}): string {
  const [parameter, kind]: [string, PreviewKind] =
    screen === 'programPreview' ? ['program_preview', 'events'] : ['article_preview', 'news'];
  const expires = Math.floor(now().epochMilliseconds / 1000) + PREVIEW_LIFETIME_SECONDS - age;
  const signature = signPreview(PREVIEW_SECRET, { kind, id, locale, expires });
  return `${getScreenPath(screen, locale, { [parameter]: String(id) })}?expires=${expires}&signature=${signature}`;
}

/** The signed link to a draft at its item's URL. `age` in seconds. */
export function draftLink(kind: PreviewKind, locale: Locale, { id = 7, age = 60 } = {}): string {
  const screen = itemScreens.find(({ items }) => items.collection === kind);
  const service = getProductPageSlugs('customerService', getSlugs('product'))[locale];
  const path = screen ? getFixtureUrl(screen.id, locale) : getScreenPath('page', locale, { slug: service ?? '' });
  const expires = Math.floor(now().epochMilliseconds / 1000) + PREVIEW_LIFETIME_SECONDS - age;
  return `${path}?draft=${id}&expires=${expires}&signature=${signPreview(PREVIEW_SECRET, { kind, id, locale, expires })}`;
}

/** The link to the fixtures' case, as its sender has it. */
export const createCaseLink = (locale: Locale): string =>
  `${getScreenPath('case', locale, { reference: caseStatus.reference.toLowerCase() })}?token=${receipt.data.token}`;

/** The URL of a screen, with the fixtures' item if it has items. */
export function getFixtureUrl(screen: ScreenId, locale: Locale): string {
  if (screen === 'programPreview' || screen === 'magazinePreview') return createPreviewLink(screen, locale);
  if (screen === 'newsletterStep') return getNewsletterStepPath('choose', 'm-fixture');
  if (screen === 'case') return createCaseLink(locale);
  const row = itemScreens.find(({ id }) => id === screen);
  if (!row) return getScreenPath(screen, locale, {});
  const parent = 'within' in row.items ? getScreen(row.items.within).items?.one : undefined;
  const within = parent ? getSlugs(parent) : null;
  const path = getItemPath(row.id, locale, getSlugs(row.items.one), within);
  if (!path) throw new Error(`The fixture of ${row.items.one} has no slug in ${locale}`);
  return path;
}

/** The same URL with an unknown slug. */
export const getMissingItemUrl = (screen: ScreenId, locale: Locale): string => getScreen(screen)[locale].replace(/:\w+/g, 'nincs-ilyen');
