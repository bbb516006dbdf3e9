import { Prose } from '@liget/ui';
import { type ActionFunctionArgs, type ClientActionFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { EnquiryIsland, sendEnquiry } from '../../components/enquiries/EnquiryIsland.tsx';
import { createEnquiryAction, handleEnquiry } from '../../components/enquiries/enquiry-action.server.ts';
import { cropImage } from '../../lib/images/image-crop.ts';
import { href } from '../../lib/urls/href.ts';
import '../../components/information/Information.module.css';
import { toInformation } from '../../components/information/information.ts';
import { lazyIsland } from '../../components/islands/islands.tsx';
import { PictureWithCredit } from '../../components/pictures/ContentPicture.tsx';
import { SectionNavigation, Sections } from '../../components/sections/Sections.tsx';
import { toSectionViews } from '../../components/sections/section-view.ts';
import { Sign } from '../../components/sections/signs/Sign.tsx';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import styles from './Visit.module.css';
import { VisitHead } from './VisitHead.tsx';
import { toVisitTeaser } from './visit-teaser.ts';
import { parseVisitorTheme } from './visitor-theme.ts';

const LIMIT = 100;

const DocumentList = lazyIsland(() => import('../../components/information/DocumentList.tsx').then((module) => module.DocumentList));
const SignsPanel = lazyIsland(() => import('../../components/sections/signs/SignsPanel.tsx').then((module) => module.SignsPanel));

export const loader = createScreenLoader('visitorInformationItem', async ({ locale, now, params, url, content, messages, page }) => {
  const { data: item } = await content.main('visitorInformationItem', { slug: params['visitorInformation'] });
  const { image, ...information } = toInformation(item, locale);
  const description = await page({
    title: item.title,
    description: item.lead,
    image,
    item: { parameter: 'visitorInformation', slugs: item.slugs, language: item.language },
    trail: [{ title: messages.shell.visit, url: href('visitorInformation', locale) }],
  });
  const all = await content.optional('visitorInformation', { query: { limit: LIMIT } });
  return {
    page: description,
    information: { ...information, sections: toSectionViews(item.sections, { locale, now }) },
    image: cropImage(image, 'landscape'),
    theme: parseVisitorTheme(item.theme),
    pictogram: item.pictogram,
    enquiry: createEnquiryAction(item.enquiry, { kind: 'sportCourt', action: url.pathname, locale, now }),
    others: (all?.data ?? [])
      .filter(({ id }) => id !== item.id)
      .map((other) => {
        const { id, url, title, pictogram } = toVisitTeaser(other, locale);
        return { id, url, title, pictogram };
      }),
  };
});

export const action = (args: ActionFunctionArgs) => handleEnquiry(args, 'sportCourtEnquiries', args.params['visitorInformation'] ?? '');

export const clientAction = (args: ClientActionFunctionArgs) => sendEnquiry(args);

/** The answer first, in the theme's colour; then the details, with links to them at the side. */
export default function VisitorInformationItemScreen() {
  const t = useTranslations('visit');
  const shell = useTranslations('shell');
  const { page, information, image, theme, pictogram, enquiry, others } = useLoaderData<typeof loader>();
  const { title, lead, html, sections, documents, updated } = information;
  return (
    <article>
      <VisitHead theme={theme} title={title} lead={lead} pictogram={pictogram}>
        {image ? <PictureWithCredit image={image} aspect="default" sizes="(min-width: 1024px) 40vw, 100vw" /> : null}
      </VisitHead>
      <div className="wrap">
        <div className={styles['answers']}>
          <div className={styles['side']}>
            <SectionNavigation sections={sections} label={t('onThisPage')} />
            <div className={styles['legend']}>
              <SignsPanel />
            </div>
          </div>
          <div>
            {html ? (
              <div className={styles['intro']}>
                <Prose html={html} />
              </div>
            ) : null}
            <Sections sections={sections} />
            {documents.length > 0 ? (
              <section className={styles['documents']}>
                <h2>{t('documents')}</h2>
                <DocumentList documents={documents} />
              </section>
            ) : null}
            <p className="card-meta">{shell('updated', { date: updated })}</p>
            {enquiry ? <EnquiryIsland {...enquiry} /> : null}
          </div>
        </div>
        {others.length > 0 ? (
          <nav className={styles['others']} aria-labelledby="others">
            <h2 id="others">{t('others')}</h2>
            <ul>
              {others.map((other) => (
                <li key={other.id}>
                  <a href={other.url}>
                    {other.pictogram ? <Sign name={other.pictogram} look="small" /> : null} {other.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <p>
          <a className="text-link" href={href('visitorInformation', page.locale)}>
            {t('all')}
          </a>
        </p>
      </div>
    </article>
  );
}
