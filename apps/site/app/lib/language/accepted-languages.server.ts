import Negotiator from 'negotiator';

/** The languages of an Accept-Language header, the most wanted first; those that are refused (q=0) are not among them. */
export function parseAcceptedLanguages(header: string | null | undefined): string[] {
  return new Negotiator({ headers: { 'accept-language': header ?? '' } }).languages();
}
