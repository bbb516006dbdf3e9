import type { Label } from './fields/labels.ts';

/** The admin language of the user, of a request or of any object with Payload's `i18n`. */
export const getEditorLanguage = ({ i18n }: { i18n: { language: string } }): keyof Label => (i18n.language === 'en' ? 'en' : 'hu');

/** A text in the user's language. */
export const inEditorLanguage = (text: Label, asking: { i18n: { language: string } }): string => text[getEditorLanguage(asking)];
