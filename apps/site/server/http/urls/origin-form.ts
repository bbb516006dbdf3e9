/** The target of a request in origin-form: of one that names scheme and host (absolute-form, RFC 9112, 3.2.2), what comes after them. */
export function toOriginForm(target: string): string {
  const [whole] = /^https?:\/\/[^/?#]*/i.exec(target) ?? [];
  if (whole === undefined) return target;
  const rest = target.slice(whole.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
