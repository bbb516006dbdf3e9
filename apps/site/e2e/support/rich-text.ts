/** A rich text of one paragraph, as the admin's editor stores it; a link when it has an address. */
export function richText({ text, url }: { text: string; url?: string }): object {
  const at = { version: 1, direction: 'ltr', format: '', indent: 0 };
  const words = { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' };
  const link = { ...at, type: 'link', version: 3, id: 'a1', fields: { linkType: 'custom', url, newTab: false }, children: [words] };
  return { root: { ...at, type: 'root', children: [{ ...at, type: 'paragraph', textFormat: 0, children: [url ? link : words] }] } };
}
