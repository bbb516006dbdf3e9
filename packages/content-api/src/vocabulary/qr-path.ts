// Without zod, because browsers may import it.
/** The beginning of the printed URLs: '/qr/balloon'. The codes are case-sensitive. */
export const QR_PATH = '/qr/';
