/** For codes that are read out and typed: without characters that look alike (0 o, 1 l i). */
export const CODE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
