import { convertMarkdownToLexical, editorConfigFactory, type SanitizedServerEditorConfig } from '@payloadcms/richtext-lexical';
import type { SanitizedConfig } from 'payload';

export type RichText = ReturnType<typeof convertMarkdownToLexical>;
/** Turns Markdown into what the editors' rich-text field keeps. */
export type ToRichText = (markdown: string) => RichText;

/** Payload joins the lines of a quotation without a space. */
const joinQuotedLines = (markdown: string) => markdown.replaceAll(/(?<=^>.*\S)[ \t]*\n> ?(?=\S)/gm, ' ');

/** Knows the same headings, lists, links and quotes as the fields of the project, which all use the default editor. */
export async function createRichTextConverter(config: SanitizedConfig): Promise<ToRichText> {
  const editorConfig: SanitizedServerEditorConfig = await editorConfigFactory.default({ config });
  return (markdown) => convertMarkdownToLexical({ editorConfig, markdown: joinQuotedLines(markdown.trim()) });
}
