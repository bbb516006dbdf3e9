import { LANGUAGE_TAGS } from '@liget/park/language-tags';
import { JsonLd } from '../../components/JsonLd.tsx';
import type { PageInfo } from './page.ts';
import { SHARE_IMAGE_TYPE } from './share-image.ts';
import { buildPageJsonLd } from './structured-data.ts';

interface PageHeadProps {
  page: PageInfo;
  publicOrigin: string;
  indexable: boolean;
}

const SITE = 'Liget';

/** Title, description, canonical and hreflang links, Open Graph, robots and structured breadcrumbs; React hoists them into the head. */
export function PageHead({ page, publicOrigin, indexable }: PageHeadProps) {
  const toAbsolute = (path: string) => new URL(path, publicOrigin).href;
  const title = page.screen === 'home' ? page.headTitle : `${page.headTitle} – ${SITE}`;
  const { src, width, height, alt } = page.shareImage;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {indexable && page.indexable ? null : <meta name="robots" content="noindex, nofollow" />}
      <link rel="canonical" href={toAbsolute(page.canonical)} />
      {page.isTranslated ? (
        <>
          <link rel="alternate" hrefLang="hu" href={toAbsolute(page.alternates.hu)} />
          <link rel="alternate" hrefLang="en" href={toAbsolute(page.alternates.en)} />
          <link rel="alternate" hrefLang="x-default" href={toAbsolute(page.alternates.hu)} />
        </>
      ) : null}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={SITE} />
      <meta property="og:title" content={page.headTitle} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={toAbsolute(page.canonical)} />
      <meta property="og:locale" content={LANGUAGE_TAGS[page.locale].replace('-', '_')} />
      <meta property="og:image" content={toAbsolute(src)} />
      <meta property="og:image:type" content={SHARE_IMAGE_TYPE} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <JsonLd key={page.canonical} json={import.meta.env.SSR ? buildPageJsonLd(page, SITE, publicOrigin) : ''} />
    </>
  );
}
