// A loader of Turbopack (next.config.mjs): the heading of a new record, and the button of a drawer that creates one, name its kind. Payload says
// “[Untitled]” and “Create new”. See src/admin/payload-patches/README.md.
import { changeBundle, NAME } from './change-bundle.mjs';

/** “New announcement”: the kind begins with a small letter, except an acronym. */
export function nameNewRecord(singular, { t, language }) {
  const kind = typeof singular === 'object' && singular !== null ? singular[language] : singular;
  if (typeof kind !== 'string' || kind === '') return t('general:createNew');
  const isAcronym = kind.slice(0, 2) === kind.slice(0, 2).toUpperCase();
  return t('liget:newRecord', { kind: isAcronym ? kind : kind.charAt(0).toLowerCase() + kind.slice(1) });
}

/** The end of the function that formats a document's title. A new record has neither id nor fallback. */
const TITLE = `(=\\(\\{collectionConfig:(${NAME}),data:(${NAME}),dateFormat:${NAME},fallback:(${NAME}),globalConfig:${NAME},i18n:(${NAME})\\}\\)=>\\{[^]{0,900}?typeof \\4=="string"\\?\\4:)(\`\\[)`;
/** The heading of a list in a drawer, and the button beside it. */
const HEADING = `(title:${NAME}\\()(${NAME}\\(\\{collectionSlug:${NAME}\\.value\\}\\)\\?\\.labels)(\\?\\.plural,${NAME}\\),TitleActions:\\[${NAME}\\(${NAME},\\{)(hasCreatePermission)`;
const BUTTON = `(\\{hasCreatePermission:${NAME}\\}=)(${NAME})(,\\{DocumentDrawerToggler:${NAME}\\}=${NAME}\\(\\),)\\{t:(${NAME})\\}=(${NAME}\\(\\))(;if\\([^]{0,200}?children:)\\4\\("general:createNew"\\)`;

export default function newRecords(source) {
  const changes = [
    [TITLE, '$1$2&&$3?.id===void 0?nameNewRecord($2.labels?.singular,$5):$6'],
    [HEADING, '$1$2$3singular:$2?.singular,$4'],
    [BUTTON, '$1$2$3$4=nameNewRecord($2.singular,$5.i18n)$6$4'],
  ];
  return changeBundle(source, 'new-records.mjs', changes, [nameNewRecord]);
}
