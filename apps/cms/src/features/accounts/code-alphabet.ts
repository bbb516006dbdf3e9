/** For what is read out and typed: without letters and digits that look alike (0 o, 1 l i). */
export const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
