import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { DrawnByServer } from '../../shell/DrawnByServer.tsx';
import { deferred } from '../../shell/deferred.tsx';
import { screenLoader } from '../../shell/screen-loader.server.ts';
import { Block } from './Block.tsx';
import { HomeRest } from './HomeRest.tsx';
import { HomeTop } from './HomeTop.tsx';
import './Slides.module.css';
import '@liget/ui/carousel.css';
import { loadHome } from './home-blocks.server.ts';

const Slides = deferred(() => import('./Slides.tsx').then((module) => module.Slides));

export const loader = screenLoader('home', loadHome);

export default function HomeScreen() {
  const t = useTranslations('home');
  const { page, top, slides, rest } = useLoaderData<typeof loader>();
  const { locale } = page;
  return (
    <>
      <DrawnByServer id="home-top" of={top}>
        {(of) => <HomeTop locale={locale} of={of} />}
      </DrawnByServer>
      {slides.length > 0 ? (
        <Block title={t('slides')}>
          <Slides slides={slides} />
        </Block>
      ) : null}
      <DrawnByServer id="home-rest" of={rest}>
        {(of) => <HomeRest locale={locale} of={of} />}
      </DrawnByServer>
    </>
  );
}
