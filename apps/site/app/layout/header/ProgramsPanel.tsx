import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { CATEGORIES, RIGHT } from '../../components/drawings.ts';
import { Glyph } from '../../components/Glyph.tsx';
import { href } from '../../lib/urls/href.ts';
import type { FrameData } from '../loaders/frame-data.ts';
import { PanelImage } from './PanelImage.tsx';

export function ProgramsPanel({ data }: { data: FrameData }) {
  const t = useTranslations('shell');
  return (
    <>
      <div className="panel-when">
        <ul className="panel-days">
          <li>
            <a href={data.today.url}>
              {t('today')} <small>{data.today.words}</small>
            </a>
          </li>
          <li>
            <a href={data.weekend.url}>
              {t(data.weekend.name)} <small>{data.weekend.words}</small>
            </a>
          </li>
        </ul>
        <ul className="panel-categories">
          {data.programLinks.map(({ slug, title, url }) => (
            <li key={slug}>
              <a href={url}>
                <Glyph name={CATEGORIES[slug]} /> {title ?? t(slug)}
              </a>
            </li>
          ))}
        </ul>
        <a className="text-link" href={href('programs', data.locale)}>
          {t('allPrograms')} <Glyph name={RIGHT} />
        </a>
      </div>
      {data.featured.length > 0 ? (
        <div className="panel-featured">
          <h2>{t('featured')}</h2>
          <ul className="panel-cards">
            {data.featured.map((card) => (
              <li key={card.url}>
                <a href={card.url}>
                  <PanelImage picture={card.picture} />
                  <strong lang={card.lang}>{card.title}</strong>
                  <small>
                    {card.note?.map(({ text, lang }, index) => (
                      <Fragment key={text}>
                        {index > 0 ? ' · ' : ''}
                        <span lang={lang}>{text}</span>
                      </Fragment>
                    ))}
                  </small>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
