import { type Locale, MenuZoneName, type Redirect, type StaticImage, TagManagerId, WeatherState } from '@liget/content-api';
import { markClosedDays, selectValidSlots } from '@liget/park';
import * as z from 'zod';
import type * as Stored from '../../payload-types.ts';
import type { DocumentReader } from '../../platform/read-model/document-reader.ts';
import type { Handlers } from '../../platform/read-model/handler.ts';
import { getChosenUrl, type ResolvedUrls, resolveLinks, toLink } from '../../platform/read-model/links.ts';
import { listUntranslated, markUntranslated } from '../../platform/read-model/page-item.ts';
import { getOwnImage, getSeasonalImage, toMedia } from '../../platform/read-model/pictures/pictures.ts';
import { placeHours } from '../../platform/read-model/places/opening-hours.ts';
import { findAll, findAllWithDraft, findGlobal, mapSkippingInvalid, type ReadContext } from '../../platform/read-model/published.ts';
import { toHtml } from '../../platform/read-model/rich-text/rich-text.ts';
import { loadFormerRedirects } from '../../platform/url-history/former-redirects.ts';
import { getReferenceKey, getUrlLocale, readReference } from '../../platform/urls/named.ts';
import { resolveUrls } from '../../platform/urls/resolve-urls.ts';
import { listShownAnnouncements } from './announcements.ts';

const ORDERED = { sort: ['order', 'id'] };
const RedirectStatus = z.enum(['301', '302']);
const Social = z.enum(['instagram', 'facebook', 'linkedin', 'youtube']);

/**
 * Specification, section 3: items without a title or a URL are left out, and so are links to items that are not public. Each language has
 * its own items.
 */
function toMenuItem(read: DocumentReader<NonNullable<Stored.Menu['items']>[number]>, urls: ResolvedUrls) {
  const chosen = getChosenUrl(read, urls);
  const [title, url] = [read.inLocale('title', read.locale), chosen === undefined ? read.inLocale('url', read.locale) : chosen];
  return typeof title === 'string' && title && typeof url === 'string' && url
    ? { id: read.text('id'), title, url, new_window: read.flag('newWindow') }
    : null;
}

function toStaticImage(read: DocumentReader<Stored.StaticImage>): StaticImage {
  const picture = getSeasonalImage(read) ?? read.fail('picture', 'is missing');
  const { sm, md, lg } = picture;
  return {
    key: read.text('key'),
    media: { static_image: { sm, md, lg } },
    alt_label: picture.alt,
    title: read.textOrEmpty('title'),
    caption: read.textOrEmpty('caption'),
    ...markUntranslated(read, { title: 'title', caption: 'caption' }),
    srcSet: { sm: sm.src, md: md.src, lg: lg.src },
  };
}

/** The place whose page shows the balloon's slots, with its hours: the first one that has the section. */
async function toBalloonSchedule(context: ReadContext) {
  for (const place of await findAll(context, 'top-locations', {
    ...ORDERED,
    depth: 0,
    select: ['slug', 'sections', 'hours', 'exceptions'],
  })) {
    const section = place.rows('sections').find((block) => block.text('blockType') === 'balloon_schedule');
    if (!section) continue;
    const [hours = null] = mapSkippingInvalid([place], placeHours);
    return { schedule: { slugs: place.slugs(), anchor: section.text('anchor') }, hours };
  }
  return { schedule: null, hours: null };
}

/** The current URLs of the items to which these lead. The stored URL of a missing item may be redirected itself. */
const getTargets = ({ payload }: ReadContext, documents: readonly DocumentReader<{ toPage?: unknown }>[]) =>
  resolveUrls(
    payload,
    documents.flatMap((read) => readReference(read.value('toPage')) ?? []),
  );

function getTarget(read: DocumentReader<{ to: string; toPage?: unknown }>, urls: ResolvedUrls, locale: Locale): string {
  const page = readReference(read.value('toPage'));
  return (page && urls.get(getReferenceKey(page))?.paths[locale]) ?? read.text('to');
}

async function loadEditorsRedirects(context: ReadContext): Promise<Redirect[]> {
  const redirects = await findAll(context, 'redirects', { depth: 0 });
  const urls = await getTargets(context, redirects);
  return mapSkippingInvalid(redirects, (read) => {
    const from = read.text('from');
    const status = read.choice('status', RedirectStatus) === '301' ? 301 : 302;
    return { from, to: getTarget(read, urls, getUrlLocale(from)), status };
  });
}

export const essentials = {
  pageMetadata: async (request) => ({
    metadata: mapSkippingInvalid(await findAll(request, 'page-metadata'), (read) => ({
      key: read.text('key'),
      title: read.text('title'),
      description: read.textOrEmpty('description'),
      image: getOwnImage(read),
    })),
  }),

  publicAnnouncements: async (request) => ({ data: await listShownAnnouncements(request) }),

  staticImages: async (request) => ({ images: mapSkippingInvalid(await findAll(request, 'static-images'), toStaticImage) }),

  menus: async (request) => {
    const zones = await findAllWithDraft(request, 'menus', { depth: 0 });
    const urls = await resolveLinks(
      request,
      zones.flatMap((read) => read.rows('items')),
    );
    return {
      menus: mapSkippingInvalid(zones, (read) => ({
        name: read.choice('name', MenuZoneName),
        menus: read
          .rows('items')
          .map((item) => toMenuItem(item, urls))
          .filter((item) => item !== null),
      })),
    };
  },

  balloon: async (request) => {
    const read = await findGlobal(request, 'balloon', 0);
    const { schedule, hours } = await toBalloonSchedule(request);
    const slots = read
      .rows('timeSlots')
      .map((slot) => ({ start_date: slot.date('start'), end_date: slot.date('end'), weather: slot.choice('weather', WeatherState) }));
    return {
      balloon_is_up: read.flag('balloonIsUp') ? 1 : 0,
      note: read.textOrNull('note'),
      untranslated: listUntranslated(read, { note: 'note' }),
      updated_at: read.dateOrNull('updatedAt') ?? NEVER,
      time_slots: markClosedDays(selectValidSlots(slots), hours),
      schedule,
    };
  },

  homeCarousels: async (request) => {
    const items = await findAll(request, 'home-carousel-items', ORDERED);
    const urls = await resolveLinks(request, items);
    return {
      carousels: mapSkippingInvalid(items, (read) => ({
        id: String(read.id),
        title: read.text('title'),
        lead: read.textOrEmpty('lead'),
        url: toLink(read, urls) ?? '',
        link_text: read.textOrEmpty('linkText'),
        media: toMedia(getSeasonalImage(read), 'hero', 'lead', 'image'),
      })),
    };
  },

  redirects: async (request) => ({ data: [...(await loadEditorsRedirects(request)), ...(await loadFormerRedirects(request.payload))] }),

  qrCodes: async (request) => {
    const codes = await findAll(request, 'qr-codes', { depth: 0 });
    const urls = await getTargets(request, codes);
    return {
      data: mapSkippingInvalid(codes, (read) => ({ code: read.text('code'), to: getTarget(read, urls, request.locale) })),
    };
  },

  siteSettings: async (request) => {
    const read = await findGlobal(request, 'site-settings', 1);
    const directions = read.relation('directions');
    const [company, support, analytics, policy] = [
      read.group('company'),
      read.group('support'),
      read.group('analytics'),
      read.group('privacyPolicy'),
    ];
    return {
      data: {
        company: {
          name: company.textOrEmpty('name'),
          address: company.textOrEmpty('address'),
          registration: company.textOrEmpty('registration'),
          tax_number: company.textOrEmpty('taxNumber'),
        },
        phone: read.textOrEmpty('phone'),
        email: read.textOrEmpty('email'),
        opening_hours: read.textOrEmpty('openingHours'),
        support: {
          title: support.textOrEmpty('title'),
          text: support.textOrEmpty('text'),
          link_text: support.textOrEmpty('linkText'),
          url: toLink(support, await resolveLinks(request, [support])) ?? '',
        },
        social: read.rows('social').map((row) => ({ type: row.choice('type', Social), url: row.text('url') })),
        directions: directions && { slugs: directions.slugs() },
        analytics: {
          // A wrong one would ask visitors to consent to nothing.
          tag_manager_id: TagManagerId.safeParse(analytics.textOrNull('tagManagerId')).data ?? null,
          cookie_consent_id: analytics.textOrNull('cookieConsentId'),
        },
        privacy_policy: {
          title: policy.textOrEmpty('title'),
          lead: policy.textOrEmpty('lead'),
          html: toHtml(policy, 'body'),
          updated_at: read.dateOrNull('updatedAt') ?? NEVER,
        },
      },
    };
  },
} satisfies Partial<Handlers>;

/** The time of a global that was never saved. */
const NEVER = '1970-01-01T01:00:00+01:00';
