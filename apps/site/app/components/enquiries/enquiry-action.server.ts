import type { EnquiryOffer, Locale } from '@liget/content-api';
import { toBudapestDay } from '@liget/park/time';
import type { ActionFunctionArgs } from 'react-router';
import { requestContext } from '../../content/context.ts';
import { getPathLocale } from '../../lib/urls/href.ts';
import { getCaseThanksUrl } from '../forms/case-url.ts';
import { handleForm } from '../forms/form-action.server.ts';
import { checkEnquiry, FIELDS, parseDays, parseGuests } from './enquiry.ts';
import { checkHours } from './enquiry-hours.server.ts';

/** The endpoint that reads the page of an offer. */
const OFFERS = { venueHireEnquiries: 'businessPartner', sportCourtEnquiries: 'visitorInformationItem' } as const;

/** The action of a page that offers venue hire or a court: takes the enquiry for the offer with the slug of the URL. */
export async function handleEnquiry(args: ActionFunctionArgs, name: keyof typeof OFFERS, slug: string) {
  const { content, now } = args.context.get(requestContext);
  const today = toBudapestDay(now);
  const locale = getPathLocale(args.url.pathname);
  const page = await content.read(OFFERS[name], locale, { slug });
  // The same enquiry on the page in the other language is the same case.
  const offer = page.kind === 'ok' ? (page.value.data.slugs.hu ?? slug) : slug;
  // A venue may be hired while it is closed. If the court cannot be read, the content service alone checks the hours.
  const place = page.kind === 'ok' && name === 'sportCourtEnquiries' ? page.value.data.enquiry : null;
  return handleForm(args, {
    name,
    fields: FIELDS,
    check: (values, messages) => ({
      ...(place ? checkHours(values, place, { locale, messages }) : {}),
      ...checkEnquiry(values, messages, today),
    }),
    listIdentifyingValues: (values) => [offer, ...FIELDS.map((field) => values[field])],
    body: ({ days, from, until, guests, name: sender, email, phone, message }, { idempotency_key }) => ({
      idempotency_key,
      offer,
      days: parseDays(days),
      from,
      until,
      guests: parseGuests(guests),
      name: sender,
      email,
      ...(phone ? { phone } : {}),
      message,
      privacy_accepted: true,
    }),
    thanksUrl: getCaseThanksUrl,
  });
}

interface EnquiryContext {
  kind: 'venueHire' | 'sportCourt';
  /** The path of the page, to which the form is posted. */
  action: string;
  locale: Locale;
  now: Temporal.Instant;
}

/** The props of the enquiry form; `null` for a page without one. */
export function createEnquiryAction(offer: EnquiryOffer | null, { now, ...rest }: EnquiryContext) {
  return offer && { ...rest, today: toBudapestDay(now), offer };
}
