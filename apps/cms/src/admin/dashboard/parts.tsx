import type { ReactNode } from 'react';
import type { Label } from '../../platform/fields/labels.ts';
import type { Item } from './blocks.ts';
import { DASHBOARD_TEXTS } from './dashboard-texts.ts';

/** What every block of the dashboard needs for rendering. */
export interface DashboardContext {
  translate: (text: Label) => string;
  language: keyof Label;
  /** The path of the admin. */
  admin: string;
}

interface BlockProps {
  name: string;
  title: string;
  children: ReactNode;
}

export function Block({ name, title, children }: BlockProps) {
  return (
    <section className={`liget-block liget-block--${name}`} aria-labelledby={`liget-${name}`}>
      <h2 id={`liget-${name}`}>{title}</h2>
      {children}
    </section>
  );
}

interface ItemLinkProps extends DashboardContext {
  item: Item;
  /** The tab of the document that the link opens; by default its form. */
  tab?: '/languages';
  children?: ReactNode;
}

/** A link to a document with its kind and a note. */
export function ItemLink({ item: { kind, id, title, language }, tab, translate, admin, children }: ItemLinkProps) {
  const named = kind.titles?.get(title);
  return (
    <li>
      <a href={`${admin}/collections/${kind.slug}/${id}${tab ?? ''}`} lang={language ?? undefined}>
        {named ? translate(named) : title || translate(DASHBOARD_TEXTS.untitled)}
      </a>{' '}
      <small>{translate(kind.singular)}</small>
      {children ? <p>{children}</p> : null}
    </li>
  );
}
