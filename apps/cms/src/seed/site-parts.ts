import type { SeedContent } from '@liget/seed';
import { toStoredText } from '../platform/read-model/dates.ts';
import type { Writer } from './writer.ts';

export type SitePartContent = Pick<
  SeedContent,
  | 'announcements'
  | 'homeCarousels'
  | 'menus'
  | 'metadata'
  | 'staticImages'
  | 'redirects'
  | 'qrCodes'
  | 'inboxTemplates'
  | 'searchSettings'
  | 'baseMap'
  | 'siteSettings'
  | 'privacyPolicy'
>;

/** Half a year: an installation may be looked at for long before it has announcements of its own. */
const ANNOUNCED_DAYS = 180;

/** Needs the pictures. */
export async function writeSiteParts(writer: Writer, content: SitePartContent): Promise<void> {
  const shownUntil = toStoredText(writer.now.add({ hours: ANNOUNCED_DAYS * 24 }));
  for (const [order, { title, url }] of content.announcements.entries()) {
    await writer.create('public-announcements', {
      key: title.hu,
      fields: (translator) => ({ title: translator.text(title), url: translator.text(url), order, shownUntil }),
    });
  }
  for (const [order, { title, lead, url, linkText, picture }] of content.homeCarousels.entries()) {
    await writer.create('home-carousel-items', {
      key: title.hu,
      fields: (translator) => ({
        title: translator.text(title),
        lead: translator.text(lead),
        url: translator.text(url),
        linkText: translator.text(linkText),
        picture: writer.picture(picture),
        order,
      }),
    });
  }
  for (const { name, items } of content.menus) {
    await writer.create('menus', {
      key: name,
      fields: (translator) => ({
        name,
        items: translator.rows(items, ({ title, url, newWindow = false }) => ({
          title: translator.text(title),
          url: translator.text(url),
          newWindow,
        })),
      }),
    });
  }
  for (const { key, title, description, picture } of content.metadata) {
    await writer.create('page-metadata', {
      key,
      fields: (translator) => ({
        key,
        title: translator.text(title),
        description: translator.text(description),
        picture: writer.picture(picture),
      }),
    });
  }
  for (const { key, picture, title, caption } of content.staticImages) {
    await writer.create('static-images', {
      key,
      fields: (translator) => ({ key, title: translator.text(title), caption: translator.text(caption), picture: writer.picture(picture) }),
    });
  }
  for (const { from, to, status } of content.redirects) {
    await writer.create('redirects', { key: from, fields: () => ({ from, to, status: String(status) }) });
  }
  for (const { code, to, note } of content.qrCodes) {
    await writer.create('qr-codes', { key: code, fields: (translator) => ({ code, to: translator.text(to), note }) });
  }
  await writer.writeGlobal('inbox-settings', (translator) => ({
    templates: translator.rows(content.inboxTemplates, ({ name, kinds, keepsOpen = false, text }) => ({
      name,
      kinds,
      keepsOpen,
      text: translator.text(text),
    })),
  }));
  await writer.writeGlobal('search-settings', (translator) => ({
    synonyms: translator.rows(content.searchSettings.synonyms, (words) => ({ words })),
    pins: translator.rows(content.searchSettings.pins, ({ words, title, text, url }) => ({
      words,
      title: translator.text(title),
      text: translator.text(text),
      url: translator.text(url),
    })),
  }));
  await writer.writeGlobal('ground-plan', () => ({ plan: content.baseMap }));
  await writeSettings(writer, content);
}

async function writeSettings(writer: Writer, { siteSettings, privacyPolicy }: SitePartContent): Promise<void> {
  const { company, support, social, phone, email, openingHours, directions, prices } = siteSettings;
  await writer.writeGlobal('site-settings', (translator) => ({
    company: {
      name: translator.text(company.name),
      address: translator.text(company.address),
      registration: company.registration,
      taxNumber: company.taxNumber,
    },
    phone,
    email,
    openingHours: translator.text(openingHours),
    directions: writer.id('visitor-information', directions),
    prices: translator.rows(prices, ({ key, name, amount }) => ({ key, name, amount })),
    support: {
      title: translator.text(support.title),
      text: translator.text(support.text),
      linkText: translator.text(support.linkText),
      url: translator.text(support.url),
    },
    social: translator.rows(social, ({ type, url }) => ({ type, url })),
    privacyPolicy: {
      title: translator.text(privacyPolicy.title),
      lead: translator.text(privacyPolicy.lead),
      body: translator.prose(privacyPolicy.body),
    },
  }));
}
