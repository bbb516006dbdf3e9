import type { ReactNode } from 'react';

/** HTML that the content service has generated and sanitised. */
export function Prose({ html, className }: { html: string; className?: string }) {
  if (!html) return null;
  return <div className={className ? `prose ${className}` : 'prose'} dangerouslySetInnerHTML={{ __html: html }} />;
}

interface PageTitleProps {
  title: string;
  lead?: string;
  kicker?: ReactNode;
}

export function PageTitle({ title, lead, kicker }: PageTitleProps) {
  return (
    <div className="page-title">
      {kicker ? <p className="kicker">{kicker}</p> : null}
      <h1>{title}</h1>
      {lead ? <p className="lead">{lead}</p> : null}
    </div>
  );
}
