/**
 * The field with the state of a document's English. 'none': no English title, so the site shows it in Hungarian; 'older': a Hungarian text has
 * changed since the last change in English.
 */
export const IN_ENGLISH = 'english';
export type InEnglish = 'whole' | 'partly' | 'older' | 'none';
