import { type ActionFunctionArgs, type ClientActionFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { budapestDay } from '../../lib/clock.ts';
import { href } from '../../lib/href.ts';
import { EnquiryIsland } from '../../parts/enquiries/EnquiryIsland.tsx';
import { FIELDS, type Field } from '../../parts/enquiries/enquiry.ts';
import { takeEnquiry } from '../../parts/enquiries/enquiry-action.server.ts';
import type { FormState } from '../../parts/forms/form-state.ts';
import { keepWords } from '../../parts/forms/keep-words.ts';
import { InformationArticle } from '../../parts/information/InformationArticle.tsx';
import { toInformation } from '../../parts/information/information.ts';
import { screenLoader } from '../../shell/loaders/screen-loader.server.ts';

export const loader = screenLoader('partnerItem', async ({ locale, now, params, content, messages, page }) => {
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
    offer: item.enquiry,
    today: budapestDay(now),
  };
});

export const action = (args: ActionFunctionArgs) => takeEnquiry(args, 'venueHireEnquiries', args.params['partnerInfo'] ?? '');

export const clientAction = (args: ClientActionFunctionArgs) => keepWords(args, FIELDS);

export default function PartnerItemScreen() {
  const { page, information, offer, today } = useLoaderData<typeof loader>();
  const state = useActionData<FormState<Field>>();
  return (
    <InformationArticle information={information}>
      {offer ? (
        <EnquiryIsland
          kind="venueHire"
          locale={page.locale}
          action={page.alternates[page.locale]}
          today={today}
          offer={offer}
          state={state}
        />
      ) : null}
    </InformationArticle>
  );
}
