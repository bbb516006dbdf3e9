/** The path and query of a request target; absolute-form (RFC 9112, 3.2.2) loses its scheme and host. */
export function toOriginForm(target: string): string {
  const [whole] = /^https?:\/\/[^/?#]*/i.exec(target) ?? [];
  if (whole === undefined) return target;
  const rest = target.slice(whole.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
