const QUOTE = /<blockquote>([\s\S]*?)<\/blockquote>/g;
/** A whole sentence, then a dash and a name, to the end of the paragraph. */
const SIGNED = /^([\s\S]*[.!?…”"»])(?:\s|<br\s*\/?>)*[–—]\s*([^<>]{2,160}?)\s*(<\/p>)?\s*$/;

/** Sets the speaker of each quotation below it: editors write 'What was said. – Who said it', the rich text has no field for it. */
export function withSpeakers(html: string): string {
  return html.replace(QUOTE, (whole, inside: string) => {
    const [, words, speaker, end = ''] = SIGNED.exec(inside) ?? [];
    return words && speaker ? `<blockquote>${words}${end}<footer>${speaker}</footer></blockquote>` : whole;
  });
}
