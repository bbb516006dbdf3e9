import type { ReactNode } from 'react';

interface CardProps {
  href: string;
  title: string;
  /** The language of title and lead, if it is not the page's. */
  lang?: string | undefined;
  /** The heading level: 2 or 3, depending on the page. */
  level?: 2 | 3;
  picture?: ReactNode;
  /** Above the title: a date, a kind. */
  kicker?: ReactNode;
  lead?: string;
  /** Below: place, time. */
  meta?: ReactNode;
  tags?: ReactNode;
  className?: string;
}

/** A teaser whose whole surface leads to `href`, with one link for assistive technology. */
export function Card({ href, title, lang, level = 3, picture, kicker, lead, meta, tags, className }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={className ? `card ${className}` : 'card'}>
      <Heading className="card-title">
        <a className="card-link" href={href} lang={lang}>
          {title}
        </a>
      </Heading>
      {picture ? <div className="card-picture">{picture}</div> : null}
      {kicker ? <p className="card-kicker">{kicker}</p> : null}
      {lead ? (
        <p className="card-lead" lang={lang}>
          {lead}
        </p>
      ) : null}
      {meta ? <p className="card-meta">{meta}</p> : null}
      {tags ? <ul className="card-tags">{tags}</ul> : null}
    </article>
  );
}

interface TagProps {
  children: ReactNode;
  tone?: 'plain' | 'strong' | 'alert' | 'price';
  /** The language of the text, if it is not the page's. */
  lang?: string | undefined;
}

export function Tag({ children, tone, lang }: TagProps) {
  return (
    <li className={`tag tag-${tone ?? 'plain'}`} lang={lang}>
      {children}
    </li>
  );
}
