import type { ReactNode } from 'react';

/** HTML that the content service made and sanitised. */
export function Prose({ html, className }: { html: string; className?: string }) {
  if (!html) return null;
  return <div className={className ? `prose ${className}` : 'prose'} dangerouslySetInnerHTML={{ __html: html }} />;
}

export function FactList({ facts }: { facts: { label: string; value: ReactNode }[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="fact-list">
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
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
