import type { CareerPosition, CareerPositionDetail, Locale } from '@liget/content-api';
import { toBudapestDay } from '@liget/park/time';
import type { JobPosting, WithContext } from 'schema-dts';
import { formatLongDate } from '../../lib/dates.ts';
import { toHtmlJson, unlinkPaths } from '../../lib/json-ld.ts';
import { getFieldLangs } from '../../lib/language/field-lang.ts';
import { getItemLang } from '../../lib/language/item-lang.ts';
import { href } from '../../lib/urls/href.ts';

/** A position for lists, with its texts. */
export interface PositionTeaser {
  id: number;
  url: string;
  title: string;
  /** The language of its title, if it is not the page's. */
  lang?: Locale | undefined;
  langs: Record<'lead' | 'field' | 'location' | 'work_hours' | 'experience', Locale | undefined>;
  lead: string;
  field: string;
  location: string;
  workHours: string;
  experience: string;
  /** The last day of application; `null` without a deadline. */
  deadline: string | null;
}

/** Applications close at the end of the deadline's day in Budapest. */
export function isOffered({ deadline }: Pick<CareerPosition, 'deadline'>, now: Temporal.Instant): boolean {
  return deadline === null || toBudapestDay(now) <= toBudapestDay(deadline);
}

export function toPositionTeaser(position: CareerPosition, locale: Locale): PositionTeaser {
  return {
    id: position.id,
    url: href('career', locale, { position: position.slugs[locale] ?? position.slug }),
    title: position.title,
    lang: getItemLang(position, locale),
    langs: getFieldLangs(position, ['lead', 'field', 'location', 'work_hours', 'experience'], locale),
    lead: position.lead,
    field: position.field,
    location: position.location,
    workHours: position.work_hours,
    experience: position.experience,
    deadline: position.deadline ? formatLongDate(position.deadline, locale) : null,
  };
}

/** schema.org's JobPosting, only while applications are open. `employer` is the company's name. */
export function buildJobJsonLd(position: CareerPositionDetail, employer: string, origin: string, now: Temporal.Instant): string | null {
  if (!isOffered(position, now)) return null;
  const schema: WithContext<JobPosting> = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: position.title,
    description: unlinkPaths(position.html) || position.lead,
    url: origin + href('career', position.language, { position: position.slugs[position.language] ?? position.slug }),
    datePosted: toBudapestDay(position.updated_at),
    ...(position.deadline ? { validThrough: `${toBudapestDay(position.deadline)}T23:59` } : {}),
    hiringOrganization: { '@type': 'Organization', name: employer, sameAs: origin },
    jobLocation: {
      '@type': 'Place',
      name: position.location,
      address: { '@type': 'PostalAddress', addressLocality: 'Budapest', addressCountry: 'HU' },
    },
    workHours: position.work_hours,
    experienceRequirements: position.experience,
    industry: position.field,
  };
  return toHtmlJson(schema);
}

/** The address for applications: the first e-mail address in the position's text, because the content has no field for it. */
export function findApplicationEmail(html: string): string | null {
  const text = html.replace(/<[^>]*>/g, ' ');
  return /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/u.exec(text)?.[0] ?? null;
}
