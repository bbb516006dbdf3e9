import { data } from 'react-router';
import { toInformation } from '../../components/information/information.ts';
import type { ErrorPayload } from '../../content/screen-content.server.ts';
import type { ScreenArguments } from '../../layout/loaders/screen-loader.server.ts';
import { readMiddleware } from './content-page.ts';

export async function loadContentPage({ content, locale, now, page, drawing }: ScreenArguments, slug: string) {
  const { data: item } = await content.main('page', { slug });
  const { indexable, isKnown } = readMiddleware(item.middleware);
  if (!isKnown) throw data<ErrorPayload>({ code: 'unknown_middleware' }, { status: 500, statusText: 'Unknown middleware' });
  const information = toInformation(item, { locale, now });
  return {
    kind: 'page' as const,
    page: await page({
      title: item.title,
      description: item.lead,
      image: information.image,
      item: { parameter: 'slug', slugs: item.slugs, language: item.language },
      layout: item.layout,
      indexable,
      isStatic: true,
    }),
    information: drawing(information),
  };
}
