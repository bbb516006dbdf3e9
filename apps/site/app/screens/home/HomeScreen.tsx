import { useLoaderData, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { DrawnByServer } from '../../components/islands/DrawnByServer.tsx';
import { hydrateOnInteraction, optionalIsland } from '../../components/islands/islands.tsx';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { href } from '../../lib/urls/href.ts';
import { Block } from './Block.tsx';
import { HomeRest } from './HomeRest.tsx';
import { HomeTop } from './HomeTop.tsx';
import './carousel/Slides.module.css';
import '@liget/ui/carousel.css';
import { loadHome } from './home-blocks.server.ts';

const Slides = hydrateOnInteraction(() => import('./carousel/Slides.tsx').then((module) => module.Slides));

const LinkedCalendar = optionalIsland(() => import('../../components/calendar/LinkedCalendar.tsx').then((module) => module.LinkedCalendar));

export const loader = createScreenLoader('home', loadHome);

export default function HomeScreen() {
  const t = useTranslations('home');
  const navigate = useNavigate();
  const { page, top, slides, rest, today } = useLoaderData<typeof loader>();
  const { locale } = page;
  return (
    <>
      <DrawnByServer id="home-top" value={top}>
        {(value) => <HomeTop locale={locale} switchTo={page.switchTo} data={value} />}
      </DrawnByServer>
      {slides.length > 0 ? (
        <Block title={t('slides')}>
          <Slides slides={slides} />
        </Block>
      ) : null}
      <DrawnByServer id="home-rest" value={rest}>
        {(value) => <HomeRest locale={locale} data={value} />}
      </DrawnByServer>
      <LinkedCalendar
        locale={locale}
        today={today}
        path={page.canonical}
        range={undefined}
        onSelect={({ from, to }) => void navigate(href('programs', locale, {}, { from, to }))}
      />
    </>
  );
}
