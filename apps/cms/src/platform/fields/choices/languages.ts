import { choice } from '../basics.ts';
import { label } from '../labels.ts';
import { wordChoice } from './word-choice.ts';

export const LANGUAGES = [choice('hu', 'Magyar', 'Hungarian'), choice('en', 'Angol', 'English')];

/** The language in which a visitor used the site. */
export const visitorLanguage = () => wordChoice('locale', label('Nyelv', 'Language'), LANGUAGES, { isOpen: true, readOnly: true });
