import { sizesOf } from '../lib/image.ts';
import type { PageInfo } from './page.ts';

interface PageHeadProps {
  page: PageInfo;
  publicOrigin: string;
  indexable: boolean;
}

const SITE = 'Liget';

/** Title, description, canonical and hreflang links, Open Graph, robots and breadcrumbs for machines; React moves them to the head. */
export function PageHead({ page, publicOrigin, indexable }: PageHeadProps) {
  const absolute = (path: string) => new URL(path, publicOrigin).href;
  const title = page.screen === 'home' ? page.title : `${page.title} – ${SITE}`;
  const image = page.image ? sizesOf(page.image, 'landscape').lg : null;
  const sameInBoth = page.alternates.hu === page.alternates.en;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {indexable && page.indexable ? null : <meta name="robots" content="noindex, nofollow" />}
      <link rel="canonical" href={absolute(page.canonical)} />
      <link rel="alternate" hrefLang="hu" href={absolute(page.alternates.hu)} />
      {sameInBoth ? null : <link rel="alternate" hrefLang="en" href={absolute(page.alternates.en)} />}
      <link rel="alternate" hrefLang="x-default" href={absolute(page.alternates.hu)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={SITE} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={absolute(page.canonical)} />
      <meta property="og:locale" content={page.locale === 'hu' ? 'hu_HU' : 'en_GB'} />
      {image ? <meta property="og:image" content={absolute(image.src)} /> : null}
      {image ? <meta property="og:image:alt" content={page.image?.alt ?? ''} /> : null}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}
