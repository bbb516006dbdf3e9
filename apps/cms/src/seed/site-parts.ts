import type { Desk } from './desk.ts';
import type { SeedContent } from './seed-content.ts';

export type SitePartContent = Pick<
  SeedContent,
  'announcements' | 'homeCarousels' | 'menus' | 'metadata' | 'staticImages' | 'redirects' | 'qrCodes' | 'siteSettings' | 'privacyPolicy'
>;

/** The park's outline, clockwise; [latitude, longitude] in degrees, about 150 m exact. */
const BOUNDARY: [number, number][] = [
  [47.5165, 19.0745],
  [47.5205, 19.083],
  [47.518, 19.089],
  [47.5112, 19.0905],
  [47.5092, 19.0828],
];

/** Needs the pictures. */
export async function writeSiteParts(desk: Desk, content: SitePartContent): Promise<void> {
  for (const [order, { title, url }] of content.announcements.entries()) {
    await desk.create('public-announcements', { key: title.hu, fields: (say) => ({ title: say.text(title), url: say.text(url), order }) });
  }
  for (const [order, { title, lead, url, linkText, picture }] of content.homeCarousels.entries()) {
    await desk.create('home-carousel-items', {
      key: title.hu,
      fields: (say) => ({
        title: say.text(title),
        lead: say.text(lead),
        url: say.text(url),
        linkText: say.text(linkText),
        picture: desk.picture(picture),
        order,
      }),
    });
  }
  for (const { name, items } of content.menus) {
    await desk.create('menus', {
      key: name,
      fields: (say) => ({
        name,
        items: say.rows(items, ({ title, url, newWindow = false }) => ({ title: say.text(title), url: say.text(url), newWindow })),
      }),
    });
  }
  for (const { key, title, description, picture } of content.metadata) {
    await desk.create('page-metadata', {
      key,
      fields: (say) => ({ key, title: say.text(title), description: say.text(description), picture: desk.picture(picture) }),
    });
  }
  for (const { key, picture, title, caption } of content.staticImages) {
    await desk.create('static-images', {
      key,
      fields: (say) => ({ key, title: say.text(title), caption: say.text(caption), picture: desk.picture(picture) }),
    });
  }
  for (const { from, to, status } of content.redirects) {
    await desk.create('redirects', { key: from, fields: () => ({ from, to, status: String(status) }) });
  }
  for (const { code, to, note } of content.qrCodes) {
    await desk.create('qr-codes', { key: code, fields: (say) => ({ code, to: say.text(to), note }) });
  }
  await writeSettings(desk, content);
}

async function writeSettings(desk: Desk, { siteSettings, privacyPolicy }: SitePartContent): Promise<void> {
  const { company, support, social, phone, email, openingHours, directions } = siteSettings;
  await desk.writeGlobal('site-settings', (say) => ({
    company: {
      name: say.text(company.name),
      address: say.text(company.address),
      registration: company.registration,
      taxNumber: company.taxNumber,
    },
    phone,
    email,
    openingHours: say.text(openingHours),
    directions: desk.id('visitor-information', directions),
    support: {
      title: say.text(support.title),
      text: say.text(support.text),
      linkText: say.text(support.linkText),
      url: say.text(support.url),
    },
    social: say.rows(social, ({ type, url }) => ({ type, url })),
    privacyPolicy: { title: say.text(privacyPolicy.title), lead: say.text(privacyPolicy.lead), body: say.prose(privacyPolicy.body) },
    boundary: say.rows(BOUNDARY, ([latitude, longitude]) => ({ latitude, longitude })),
  }));
}
