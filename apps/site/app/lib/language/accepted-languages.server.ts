import Negotiator from 'negotiator';

/** The languages of an Accept-Language header in order of preference; without refused ones (q=0). */
export function parseAcceptedLanguages(header: string | null | undefined): string[] {
  return new Negotiator({ headers: { 'accept-language': header ?? '' } }).languages();
}
