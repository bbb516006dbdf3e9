import type { EnquiryOffer, Locale } from '@liget/content-api';
import type { ActionFunctionArgs } from 'react-router';
import { requestContext } from '../../content/context.ts';
import { budapestDay } from '../../lib/clock.ts';
import { caseThanksUrl } from '../forms/case-url.ts';
import { takeForm } from '../forms/form-action.server.ts';
import { checkEnquiry, daysIn, FIELDS, guestsIn } from './enquiry.ts';

/** Takes an enquiry about the place that the page with this slug offers. */
export async function takeEnquiry(args: ActionFunctionArgs, name: 'venueHireEnquiries' | 'sportCourtEnquiries', offer: string) {
  const today = budapestDay(args.context.get(requestContext).now);
  return takeForm(args, {
    name,
    fields: FIELDS,
    check: (values, messages) => checkEnquiry(values, messages, today),
    telling: (values) => [offer, ...FIELDS.map((field) => values[field])],
    body: ({ days, from, until, guests, name: sender, email, phone, message }) => ({
      offer,
      days: daysIn(days),
      from,
      until,
      guests: guestsIn(guests),
      name: sender,
      email,
      ...(phone ? { phone } : {}),
      message,
      privacy_accepted: true,
    }),
    thanksUrl: caseThanksUrl,
  });
}

interface Where {
  kind: 'venueHire' | 'sportCourt';
  /** The page's own path: there the form is sent. */
  action: string;
  locale: Locale;
  now: Temporal.Instant;
}

/** The enquiry form of a page that has one. */
export function enquiryOn(offer: EnquiryOffer | null, { now, ...where }: Where) {
  return offer && { ...where, today: budapestDay(now), offer };
}
