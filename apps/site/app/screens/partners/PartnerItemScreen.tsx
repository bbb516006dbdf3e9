import { type ActionFunctionArgs, type ClientActionFunctionArgs, useLoaderData } from 'react-router';
import { EnquiryIsland, sendEnquiry } from '../../components/enquiries/EnquiryIsland.tsx';
import { createEnquiryAction, handleEnquiry } from '../../components/enquiries/enquiry-action.server.ts';
import { InformationArticle } from '../../components/information/InformationArticle.tsx';
import { toInformation } from '../../components/information/information.ts';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { href } from '../../lib/urls/href.ts';

export const loader = createScreenLoader('partnerItem', async ({ locale, now, params, url, content, messages, page, drawing }) => {
  const { data: item } = await content.main('businessPartner', { slug: params['partnerInfo'] });
  const information = toInformation(item, { locale, now });
  const enquiry = createEnquiryAction(item.enquiry, { kind: 'venueHire', action: url.pathname, locale, now });
  return {
    page: await page({
      title: item.title,
      description: item.lead,
      image: information.image,
      item: { parameter: 'partnerInfo', slugs: item.slugs, language: item.language },
      trail: [{ title: messages.partners.title, url: href('businessPartners', locale) }],
      isStatic: enquiry === null,
    }),
    information: drawing(information),
    enquiry,
  };
});

export const action = (args: ActionFunctionArgs) => handleEnquiry(args, 'venueHireEnquiries', args.params['partnerInfo'] ?? '');

export const clientAction = (args: ClientActionFunctionArgs) => sendEnquiry(args);

export default function PartnerItemScreen() {
  const { information, enquiry } = useLoaderData<typeof loader>();
  return <InformationArticle information={information}>{enquiry ? <EnquiryIsland {...enquiry} /> : null}</InformationArticle>;
}
