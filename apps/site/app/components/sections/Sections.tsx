import { Accordion, Prose } from '@liget/ui';
import type { ReactNode } from 'react';
import { JsonLd } from '../JsonLd.tsx';
import { ContentPicture, PictureWithCredit } from '../pictures/ContentPicture.tsx';
import { Comparison } from './Comparison.tsx';
import { DataTable } from './DataTable.tsx';
import { Facts } from './Facts.tsx';
import { buildFaqJsonLd } from './faq-json-ld.ts';
import { Opening } from './opening-hours/Opening.tsx';
import { PictureGallery } from './PictureGallery.tsx';
import { PullQuote } from './PullQuote.tsx';
import { usePartLang } from './part-lang.ts';
import styles from './Sections.module.css';
import type { SectionView } from './section-view.ts';

interface SectionsProps {
  sections: SectionView[];
  /** Rendered where the content has a section for the balloon's time slots. */
  balloonSchedule?: ReactNode;
}

/** The sections of a long page, each with an anchor. */
export function Sections({ sections, balloonSchedule }: SectionsProps) {
  return (
    <div className={styles.sections}>
      {sections.some(({ kind }) => kind === 'faq') ? <JsonLd json={import.meta.env.SSR ? buildFaqJsonLd(sections) : ''} /> : null}
      {sections.map((section) => (
        <section
          key={section.anchor}
          id={section.anchor}
          className={section.kind === 'callout' ? `${styles.section} theme-light` : styles.section}
          data-kind={section.kind}
          data-pictured={section.kind === 'text' && section.picture !== null}
          data-tone={section.kind === 'callout' ? section.tone : undefined}
          aria-labelledby={section.title ? `${section.anchor}-title` : undefined}
        >
          {section.title ? (
            <h2 id={`${section.anchor}-title`} lang={section.lang}>
              {section.title}
            </h2>
          ) : null}
          <div className={styles.body}>
            <SectionBody section={section} balloonSchedule={balloonSchedule} />
          </div>
          {section.kind === 'text' && section.picture ? (
            <div className={styles.picture}>
              <PictureWithCredit image={section.picture} aspect="default" sizes="(min-width: 1024px) 50vw, 100vw" />
            </div>
          ) : null}
        </section>
      ))}
    </div>
  );
}

function SectionBody({ section, balloonSchedule }: { section: SectionView; balloonSchedule: ReactNode }) {
  const getPartLang = usePartLang();
  switch (section.kind) {
    case 'text':
    case 'access':
    case 'callout':
      return <Prose html={section.html} lang={getPartLang(section, 'html')} />;
    case 'facts':
      return <Facts display={section.display} facts={section.facts} />;
    case 'opening':
      return <Opening section={section} />;
    case 'activities':
      return (
        <ul className={styles.activities} data-mixed={new Set(section.items.map(({ picture }) => picture === null)).size > 1}>
          {section.items.map((item) => (
            <li key={item.title}>
              <ContentPicture image={item.picture} aspect="square" decorative sizes="(min-width: 1024px) 30vw, 104px" />
              <h3 lang={getPartLang(item, 'title')}>{item.title}</h3>
              {item.text ? <p lang={getPartLang(item, 'text')}>{item.text}</p> : null}
            </li>
          ))}
        </ul>
      );
    case 'faq':
      return (
        <Accordion
          items={section.items.map((item, index) => ({
            id: `${section.anchor}-${index + 1}`,
            title: <span lang={getPartLang(item, 'question')}>{item.question}</span>,
            content: <Prose html={item.html} lang={getPartLang(item, 'html')} />,
          }))}
        />
      );
    case 'gallery':
      return <PictureGallery pictures={section.pictures} />;
    case 'quote':
      return <PullQuote quote={section} />;
    case 'table':
      return <DataTable id={`${section.anchor}-caption`} table={section} />;
    case 'comparison':
      return <Comparison comparison={section} />;
    case 'balloon_schedule':
      return balloonSchedule;
  }
}
