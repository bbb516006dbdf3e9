import type { Locale } from '@liget/content-api';
import { LightboxLinks, Prose } from '@liget/ui';
import { useContentLang } from '../../components/content-lang.ts';
import '@liget/ui/pictograms.css';
import { type ActionFunctionArgs, type ClientActionFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { EnquiryIsland, sendEnquiry } from '../../components/enquiries/EnquiryIsland.tsx';
import { createEnquiryAction, handleEnquiry } from '../../components/enquiries/enquiry-action.server.ts';
import { cropImage } from '../../lib/images/image-crop.ts';
import { href } from '../../lib/urls/href.ts';
import '../../components/information/Information.module.css';
import { toInformation } from '../../components/information/information.ts';
import { DrawnByServer } from '../../components/islands/DrawnByServer.tsx';
import { hydrateOnInteractionWithin } from '../../components/islands/islands.tsx';
import { PictureWithCredit } from '../../components/pictures/ContentPicture.tsx';
import { SectionNavigation } from '../../components/sections/SectionNavigation.tsx';
import { Sections } from '../../components/sections/sections.lazy.ts';
import { Sign } from '../../components/sections/signs/Sign.tsx';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import styles from './Visit.module.css';
import { VisitHead } from './VisitHead.tsx';
import { toVisitTeaser } from './visit-teaser.ts';
import { parseVisitorTheme } from './visitor-theme.ts';

const DocumentList = hydrateOnInteractionWithin(() =>
  import('../../components/information/DocumentList.tsx').then((module) => module.DocumentList),
);
const SignsPanel = hydrateOnInteractionWithin(() =>
  import('../../components/sections/signs/SignsPanel.tsx').then((module) => module.SignsPanel),
);

export const loader = createScreenLoader(
  'visitorInformationItem',
  async ({ locale, now, params, url, content, messages, page, drawing }) => {
    const [{ data: item }, all] = await Promise.all([
      content.main('visitorInformationItem', { slug: params['visitorInformation'] }),
      content.optionalList('visitorInformation'),
    ]);
    const { image, ...information } = toInformation(item, { locale, now });
    const enquiry = createEnquiryAction(item.enquiry, { kind: 'sportCourt', action: url.pathname, locale, now });
    const description = await page({
      title: item.title,
      description: item.lead,
      image,
      item: { parameter: 'visitorInformation', slugs: item.slugs, language: item.language },
      trail: [{ title: messages.shell.visit, url: href('visitorInformation', locale) }],
      isStatic: enquiry === null,
    });
    return {
      page: description,
      view: drawing({
        ...information,
        leadLang: information.langs.lead,
        image: cropImage(image, 'landscape'),
        theme: parseVisitorTheme(item.theme),
        pictogram: item.pictogram,
      }),
      enquiry,
      others: drawing(
        (all?.data ?? [])
          .filter(({ id }) => id !== item.id)
          .map((other) => {
            const { id, url, title, lang, pictogram } = toVisitTeaser(other, locale);
            return { id, url, title, lang, pictogram };
          }),
      ),
    };
  },
);

export const action = (args: ActionFunctionArgs) => handleEnquiry(args, 'sportCourtEnquiries', args.params['visitorInformation'] ?? '');

export const clientAction = (args: ClientActionFunctionArgs) => sendEnquiry(args);

type VisitViewData = NonNullable<Awaited<ReturnType<typeof loader>>['view']['value']>;
type OtherPages = NonNullable<Awaited<ReturnType<typeof loader>>['others']['value']>;

/** The answer first, in the theme's colour; then the details, with links to them at the side. */
export default function VisitorInformationItemScreen() {
  const lang = useContentLang();
  const { page, view, enquiry, others } = useLoaderData<typeof loader>();
  return (
    <article>
      <LightboxLinks />
      <DrawnByServer id="visit-head" value={view}>
        {({ image, ...head }) => (
          <VisitHead {...head} lang={lang}>
            {image ? <PictureWithCredit image={image} aspect="default" sizes="(min-width: 1024px) 40vw, 100vw" /> : null}
          </VisitHead>
        )}
      </DrawnByServer>
      <div className="wrap">
        <div className={styles.answers}>
          <DrawnByServer id="visit-side" value={view}>
            {({ sections }) => <Side sections={sections} />}
          </DrawnByServer>
          <div>
            <DrawnByServer id="visit-text" value={view}>
              {(value) => <VisitText view={value} />}
            </DrawnByServer>
            {enquiry ? <EnquiryIsland {...enquiry} /> : null}
          </div>
        </div>
        <DrawnByServer id="visit-others" value={others}>
          {(value) => <Others others={value} locale={page.locale} />}
        </DrawnByServer>
      </div>
    </article>
  );
}

function Side({ sections }: Pick<VisitViewData, 'sections'>) {
  const t = useTranslations('visit');
  return (
    <div className={styles.side}>
      <SectionNavigation sections={sections} label={t('onThisPage')} />
      <div className={styles.legend}>
        <SignsPanel />
      </div>
    </div>
  );
}

function VisitText({ view: { html, langs, sections, documents, updated } }: { view: VisitViewData }) {
  const t = useTranslations('visit');
  const shell = useTranslations('shell');
  return (
    <>
      {html ? (
        <div className={styles.intro}>
          <Prose html={html} lang={langs.html} />
        </div>
      ) : null}
      <Sections sections={sections} />
      {documents.length > 0 ? (
        <section className={styles.documents}>
          <h2>{t('documents')}</h2>
          <DocumentList documents={documents} />
        </section>
      ) : null}
      <p className="card-meta">{shell('updated', { date: updated })}</p>
    </>
  );
}

function Others({ others, locale }: { others: OtherPages; locale: Locale }) {
  const t = useTranslations('visit');
  return (
    <>
      {others.length > 0 ? (
        <nav className={styles.others} aria-labelledby="others">
          <h2 id="others">{t('others')}</h2>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <a href={other.url}>
                  {other.pictogram ? <Sign name={other.pictogram} look="small" /> : null} <span lang={other.lang}>{other.title}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <p>
        <a className="text-link" href={href('visitorInformation', locale)}>
          {t('all')}
        </a>
      </p>
    </>
  );
}
