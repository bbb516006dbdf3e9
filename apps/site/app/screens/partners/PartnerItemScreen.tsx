import { useLoaderData } from 'react-router';
import { href } from '../../lib/href.ts';
import { InformationArticle } from '../../parts/information/InformationArticle.tsx';
import { toInformation } from '../../parts/information/information.ts';
import { screenLoader } from '../../shell/loaders/screen-loader.server.ts';

export const loader = screenLoader('partnerItem', async ({ locale, params, content, messages, page }) => {
  const { data: item } = await content.main('businessPartner', { slug: params['partnerInfo'] });
  const information = toInformation(item, locale);
  return {
    page: await page({
      title: item.title,
      description: item.lead,
      image: information.image,
      item: { parameter: 'partnerInfo', slugs: item.slugs, language: item.language },
      trail: [{ title: messages.partners.title, url: href('businessPartners', locale) }],
    }),
    information,
  };
});

export default function PartnerItemScreen() {
  const { information } = useLoaderData<typeof loader>();
  return <InformationArticle information={information} />;
}
