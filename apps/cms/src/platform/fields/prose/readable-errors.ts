import type { lexicalEditor } from '@payloadcms/richtext-lexical';
import { getEditorLanguage } from '../../editor-language.ts';
import { formatPartError } from './prose-texts.ts';

type TextEditor = ReturnType<typeof lexicalEditor>;

/** A text editor with error messages in the admin's language that say what to do. Payload's own messages name the internal node type, in English. */
export const withReadableErrors =
  (editor: TextEditor): TextEditor =>
  async (args) => {
    const adapter = await editor(args);
    return {
      ...adapter,
      validate: async (value, options) => {
        const result = await adapter.validate(value, options);
        const error = typeof result === 'string' ? formatPartError(result) : undefined;
        return error ? error[getEditorLanguage(options.req)] : result;
      },
    };
  };
