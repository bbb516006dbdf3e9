import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { DrawnByServer } from '../../components/islands/DrawnByServer.tsx';
import { StaticFigure } from '../../components/pictures/StaticFigure.tsx';
import { findStaticPicture } from '../../components/pictures/static-picture.ts';
import { Sign } from '../../components/sections/signs/Sign.tsx';
import { SignsPanel } from '../../components/sections/signs/SignsPanel.tsx';
import type { PageInfo } from '../../layout/head/page.ts';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { href } from '../../lib/urls/href.ts';
import styles from './Visit.module.css';
import { VisitHead } from './VisitHead.tsx';
import { HoursToday, LiveTiles } from './VisitNow.tsx';
import { loadVisitNow } from './visit-now.server.ts';
import { toVisitTeaser } from './visit-teaser.ts';
import { parseVisitorTheme } from './visitor-theme.ts';

export const loader = createScreenLoader('visitorInformation', async (args) => {
  const { locale, content, page, drawing } = args;
  const { data } = await content.mainList('visitorInformation');
  const [live, staticImages] = await Promise.all([loadVisitNow(args), content.optional('staticImages')]);
  const images = staticImages?.images ?? [];
  return {
    page: await page(),
    view: drawing({
      items: data.map((item) => toVisitTeaser(item, locale)),
      picture: findStaticPicture(images, 'visitor_head', locale),
      live,
    }),
  };
});

type VisitViewData = NonNullable<Awaited<ReturnType<typeof loader>>['view']['value']>;

/** The pages of visitor information as signs, each with its answer. */
export default function VisitorInformationScreen() {
  const { page, view } = useLoaderData<typeof loader>();
  return (
    <DrawnByServer id="visit" value={view}>
      {(value) => <VisitView page={page} view={value} />}
    </DrawnByServer>
  );
}

function VisitView({ page, view }: { page: PageInfo; view: VisitViewData }) {
  const t = useTranslations('visit');
  const shell = useTranslations('shell');
  const { items, picture, live } = view;
  return (
    <>
      <VisitHead theme={parseVisitorTheme(undefined)} title={page.title} lead={page.description} answers={<LiveTiles tiles={live.tiles} />}>
        {picture ? <StaticFigure picture={picture} /> : null}
      </VisitHead>
      <div className="wrap">
        <HoursToday hours={live.hours} />
        <ul className={styles.signs}>
          {items.map((item) => (
            <li key={item.id} data-theme={item.theme}>
              {item.pictogram ? <Sign name={item.pictogram} look="large" /> : null}
              <h2>
                <a className="card-link" href={item.url} lang={item.lang}>
                  {item.title}
                </a>
              </h2>
              <p lang={item.lang}>{item.lead}</p>
            </li>
          ))}
          <li data-theme="map">
            <Sign name="entrance" look="large" />
            <h2>
              <a className="card-link" href={href('map', page.locale)}>
                {shell('showOnMap')}
              </a>
            </h2>
            <p>{t('mapHint')}</p>
          </li>
        </ul>
        <div className={styles.legend}>
          <SignsPanel />
        </div>
      </div>
    </>
  );
}
