const QUOTE = /<blockquote>([\s\S]*?)<\/blockquote>/g;
/** Matches a sentence, then a dash and a name, up to the end of the paragraph. */
const SIGNED_QUOTE = /^([\s\S]*[.!?…”"»])(?:\s|<br\s*\/?>)*[–—]\s*([^<>]{2,160}?)\s*(<\/p>)?\s*$/;

/** Moves the speaker of each quotation below it: the rich text has no field for it, so editors write 'Sentence. – Name'. */
export function withSpeakers(html: string): string {
  return html.replace(QUOTE, (whole, inside: string) => {
    const [, words, speaker, end = ''] = SIGNED_QUOTE.exec(inside) ?? [];
    return words && speaker ? `<blockquote>${words}${end}<footer>${speaker}</footer></blockquote>` : whole;
  });
}
