import type { SanitizedConfig } from 'payload';
import { isRecord } from '../../platform/is-record.ts';

/** Names of the rich text editor's features, by feature key; its own Hungarian translation is poor. */
const EDITOR = {
  general: {
    placeholder: 'Írjon ide; a „/” jellel címet, listát vagy képet szúrhat be.',
    slashMenuBasicGroupLabel: 'Szöveg',
    toolbarItemsActive: '{{count}} bekapcsolva',
  },
  blockquote: { label: 'Idézet' },
  horizontalRule: { label: 'Elválasztó vonal' },
  heading: { label: 'Cím ({{headingLevel}}. szint)' },
  orderedList: { label: 'Számozott lista' },
  unorderedList: { label: 'Felsorolás' },
  paragraph: { label2: 'Folyó szöveg' },
  upload: { label: 'Kép vagy fájl' },
} as const;

function merge(into: Record<string, unknown>, words: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(words)) {
    const inner = into[key];
    if (isRecord(value) && isRecord(inner)) merge(inner, value);
    else into[key] = value;
  }
}

/** Applied after sanitising, because the editor overwrites the translations of the configuration. */
export function withEditorWords(config: SanitizedConfig): SanitizedConfig {
  const translations: unknown = config.i18n.translations;
  const hungarian = isRecord(translations) ? translations['hu'] : undefined;
  const lexical = isRecord(hungarian) ? hungarian['lexical'] : undefined;
  if (isRecord(lexical)) merge(lexical, EDITOR);
  return config;
}
