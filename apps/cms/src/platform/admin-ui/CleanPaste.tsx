'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { COMMAND_PRIORITY_CRITICAL, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { toast } from '@payloadcms/ui';
import { useEffect } from 'react';
import { cleanPaste } from '../fields/prose/clean-paste.ts';
import { formatLeftOutPictures } from '../fields/prose/prose-texts.ts';
import { useTranslate } from './use-translate.ts';

/** The format of text copied from a Lexical editor, which is pasted unchanged. */
const OWN_COPY = 'application/x-lexical-editor';
const READ_MS = 15_000;

/** Cleans the clipboard's content before it is pasted. */
function CleanPaste() {
  const [editor] = useLexicalComposerContext();
  const translate = useTranslate();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          if (!(event instanceof ClipboardEvent) || !event.clipboardData || event.clipboardData.types.includes(OWN_COPY)) return false;
          const cleaned = cleanPaste(event.clipboardData.getData('text/html'));
          if (!cleaned) return false;
          event.preventDefault();
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/html', cleaned.html);
          clipboardData.setData('text/plain', event.clipboardData.getData('text/plain'));
          editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent('paste', { clipboardData, cancelable: true }));
          if (cleaned.pictures.length > 0) toast.warning(translate(formatLeftOutPictures(cleaned.pictures)), { duration: READ_MS });
          return true;
        },
        COMMAND_PRIORITY_CRITICAL,
      ),
    [editor, translate],
  );
  return null;
}

export const CleanPasteClient = createClientFeature({ plugins: [{ Component: CleanPaste, position: 'normal' }] });
