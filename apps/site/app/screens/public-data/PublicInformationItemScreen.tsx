import { useLoaderData } from 'react-router';
import { InformationArticle } from '../../components/information/InformationArticle.tsx';
import { toInformation } from '../../components/information/information.ts';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { href } from '../../lib/urls/href.ts';

export const loader = createScreenLoader('publicInformationItem', async ({ locale, now, params, content, messages, page, drawing }) => {
  const { data: item } = await content.main('publicInformationItem', { slug: params['data'] });
  const information = toInformation(item, { locale, now });
  return {
    page: await page({
      title: item.title,
      description: item.lead,
      image: information.image,
      item: { parameter: 'data', slugs: item.slugs, language: item.language },
      trail: [{ title: messages.publicData.title, url: href('publicInformation', locale) }],
    }),
    information: drawing(information),
  };
});

export default function PublicInformationItemScreen() {
  const { information } = useLoaderData<typeof loader>();
  return <InformationArticle information={information} />;
}
