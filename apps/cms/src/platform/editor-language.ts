import type { Label } from './fields/labels.ts';

/** The language in which somebody works in the admin. Of a request, or of whatever else has Payload's texts. */
export const getEditorLanguage = ({ i18n }: { i18n: { language: string } }): keyof Label => (i18n.language === 'en' ? 'en' : 'hu');

/** A text in the language of whoever asks. */
export const inEditorLanguage = (text: Label, asking: { i18n: { language: string } }): string => text[getEditorLanguage(asking)];
