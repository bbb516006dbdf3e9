import { type ActionFunctionArgs, type ClientActionFunctionArgs, useLoaderData } from 'react-router';
import { href } from '../../lib/href.ts';
import { EnquiryIsland, sendEnquiry } from '../../parts/enquiries/EnquiryIsland.tsx';
import { enquiryOn, takeEnquiry } from '../../parts/enquiries/enquiry-action.server.ts';
import { InformationArticle } from '../../parts/information/InformationArticle.tsx';
import { toInformation } from '../../parts/information/information.ts';
import { screenLoader } from '../../shell/loaders/screen-loader.server.ts';

export const loader = screenLoader('partnerItem', async ({ locale, now, params, url, content, messages, page }) => {
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
    enquiry: enquiryOn(item.enquiry, { kind: 'venueHire', action: url.pathname, locale, now }),
  };
});

export const action = (args: ActionFunctionArgs) => takeEnquiry(args, 'venueHireEnquiries', args.params['partnerInfo'] ?? '');

export const clientAction = (args: ClientActionFunctionArgs) => sendEnquiry(args);

export default function PartnerItemScreen() {
  const { information, enquiry } = useLoaderData<typeof loader>();
  return <InformationArticle information={information}>{enquiry ? <EnquiryIsland {...enquiry} /> : null}</InformationArticle>;
}
