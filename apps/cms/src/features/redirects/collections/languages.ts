import { choice } from '../../../platform/fields/basics.ts';

export const LANGUAGES = [choice('hu', 'Magyar', 'Hungarian'), choice('en', 'Angol', 'English')];
