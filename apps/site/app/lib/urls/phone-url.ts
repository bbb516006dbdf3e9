/** The link of a telephone number as people write it (RFC 3966): '+36 1 000 0000' → 'tel:+3610000000'. */
export const getPhoneUrl = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
