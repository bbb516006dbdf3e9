import type { Section } from '@liget/content-api';
import { FactList, Prose } from '@liget/ui';
import type { ReactNode } from 'react';
import { ContentPicture, PictureWithCredit } from '../ContentPicture.tsx';

interface SectionsProps {
  sections: Section[];
  /** Drawn where the content asks for the balloon's time slots. */
  balloonSchedule?: ReactNode;
}

/** The building blocks of long pages, each with its anchor. */
export function Sections({ sections, balloonSchedule }: SectionsProps) {
  return sections.map((section) => (
    <section
      key={section.anchor}
      id={section.anchor}
      className={`section section-${section.kind}`}
      aria-labelledby={`${section.anchor}-title`}
    >
      <h2 id={`${section.anchor}-title`}>{section.title}</h2>
      <SectionBody section={section} balloonSchedule={balloonSchedule} />
    </section>
  ));
}

function SectionBody({ section, balloonSchedule }: { section: Section; balloonSchedule: ReactNode }) {
  switch (section.kind) {
    case 'text':
      return (
        <>
          <Prose html={section.html} />
          <PictureWithCredit image={section.picture} />
        </>
      );
    case 'facts':
      return <FactList facts={section.facts} />;
    case 'opening':
      return (
        <>
          <FactList facts={section.rows} />
          <Prose html={section.html} />
        </>
      );
    case 'access':
      return <Prose html={section.html} />;
    case 'activities':
      return (
        <ul className="activities">
          {section.items.map((item) => (
            <li key={item.title}>
              <ContentPicture image={item.picture} decorative />
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      );
    case 'faq':
      return section.items.map((item) => (
        <details key={item.question} className="faq">
          <summary>{item.question}</summary>
          <Prose html={item.html} />
        </details>
      ));
    case 'gallery':
      return (
        <ul className="picture-row">
          {section.pictures.map((picture) => (
            <li key={picture.original.src}>
              <PictureWithCredit image={picture} />
            </li>
          ))}
        </ul>
      );
    case 'balloon_schedule':
      return balloonSchedule;
  }
}

/** Links to a page's sections. */
export function SectionNavigation({ sections, label }: { sections: Section[]; label: string }) {
  if (sections.length < 3) return null;
  return (
    <nav className="section-navigation" aria-label={label}>
      <ul>
        {sections.map((section) => (
          <li key={section.anchor}>
            <a href={`#${section.anchor}`}>{section.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
