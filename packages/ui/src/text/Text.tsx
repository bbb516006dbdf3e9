import type { ReactNode } from 'react';
import { keepTogetherInHtml } from './keep-together.ts';

/** HTML that the content service has generated and sanitised. */
export function Prose({ html, className, lang }: { html: string; className?: string; lang?: string | undefined }) {
  if (!html) return null;
  return (
    <div
      lang={lang}
      className={className ? `prose ${className}` : 'prose'}
      dangerouslySetInnerHTML={{ __html: keepTogetherInHtml(html) }}
    />
  );
}

interface PageTitleProps {
  title: string;
  lead?: string;
  kicker?: ReactNode;
  /** The language of title and lead, if it is not the page's. */
  lang?: string | undefined;
  /** The language of the lead, if the title is a message of the interface. */
  leadLang?: string | undefined;
}

export function PageTitle({ title, lead, kicker, lang, leadLang = lang }: PageTitleProps) {
  return (
    <div className="page-title">
      {kicker ? <p className="kicker">{kicker}</p> : null}
      <h1 lang={lang}>{title}</h1>
      {lead ? (
        <p className="lead" lang={leadLang}>
          {lead}
        </p>
      ) : null}
    </div>
  );
}
