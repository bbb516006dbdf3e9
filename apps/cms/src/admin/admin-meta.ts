import type { SanitizedConfig } from 'payload';
import { type Label, label } from '../platform/fields/labels.ts';

const TITLE_SUFFIX = label('– Liget szerkesztőség', '– Liget editors');
const DESCRIPTION = label('A Liget honlapjának szerkesztőfelülete.', 'Where editors work on the Liget website.');

/** The titles and the description of all screens. */
export const getAdminMeta = (language: keyof Label): { titleSuffix: string; description: string } => ({
  titleSuffix: TITLE_SUFFIX[language],
  description: DESCRIPTION[language],
});

/** The config for the metadata of a screen in the language of the account; Payload has one for all languages. */
export const getMetaConfig = (config: SanitizedConfig, language: keyof Label): SanitizedConfig => ({
  ...config,
  admin: { ...config.admin, meta: { ...config.admin.meta, ...getAdminMeta(language) } },
});
