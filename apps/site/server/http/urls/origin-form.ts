/** Node reads a byte outside ASCII, which some clients send unencoded, as one character of Latin-1. */
const encodeBytes = (target: string) => target.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);

/** The path and query of a request target, in ASCII; absolute-form (RFC 9112, 3.2.2) loses its scheme and host. */
export function toOriginForm(sentTarget: string): string {
  const target = encodeBytes(sentTarget);
  const [whole] = /^https?:\/\/[^/?#]*/i.exec(target) ?? [];
  if (whole === undefined) return target;
  const rest = target.slice(whole.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
