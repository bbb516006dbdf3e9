// A loader of Turbopack (next.config.mjs): the heading of a new record, its breadcrumb, and all buttons that create one, name its kind. Payload says
// “[Untitled]” and “Create new”; a stored record without a title has its id as heading. See src/admin/payload-patches/README.md.
import { changeBundle, NAME } from '../change-bundle.mjs';

/** “New announcement”: the kind begins with a small letter, except an acronym. */
export function nameNewRecord(singular, { t, language }) {
  const kind = typeof singular === 'object' && singular !== null ? singular[language] : singular;
  if (typeof kind !== 'string' || kind === '') return t('general:createNew');
  const isAcronym = kind.slice(0, 2) === kind.slice(0, 2).toUpperCase();
  return t('liget:newRecord', { kind: isAcronym ? kind : kind.charAt(0).toLowerCase() + kind.slice(1) });
}

/** The heading of a record of a collection without a title: Payload’s fallback is the id of a stored one, and that of a new one is missing. */
export function nameUntitledRecord(fallback, collection, i18n) {
  if (fallback === undefined && collection) return nameNewRecord(collection.labels?.singular, i18n);
  return typeof fallback === 'string' && !/^\d+$/.test(fallback) ? fallback : i18n.t('liget:untitled');
}

/** The end of the function that formats a document's title. */
const TITLE = `(=\\(\\{collectionConfig:(${NAME}),data:${NAME},dateFormat:${NAME},fallback:(${NAME}),globalConfig:${NAME},i18n:(${NAME})\\}\\)=>\\{[^]{0,900}?\\|\\|\\(${NAME}=)typeof \\3=="string"\\?\\3:\`\\[\\$\\{\\4\\.t\\("general:untitled"\\)\\}\\]\``;
/** The heading of a list in a drawer, and the button beside it. */
const HEADING = `(title:${NAME}\\()(${NAME}\\(\\{collectionSlug:${NAME}\\.value\\}\\)\\?\\.labels)(\\?\\.plural,${NAME}\\),TitleActions:\\[${NAME}\\(${NAME},\\{)(hasCreatePermission)`;
const DRAWER_BUTTON = `(\\{hasCreatePermission:${NAME}\\}=)(${NAME})(,\\{DocumentDrawerToggler:${NAME}\\}=${NAME}\\(\\),)\\{t:(${NAME})\\}=(${NAME}\\(\\))(;if\\([^]{0,200}?children:)\\4\\("general:createNew"\\)`;
/** The button above a list, and the one in an empty list. */
const LIST_BUTTON = `(\\{"aria-label":)${NAME}\\("general:createNewLabel",\\{label:${NAME}\\((${NAME}),(${NAME})\\)\\}\\)(,buttonStyle:"pill",[^]{0,120}?children:)${NAME}\\("general:createNew"\\)`;
const EMPTY_LIST_BUTTON = `(children:)(${NAME})\\.t\\("general:createNewLabel",\\{label:${NAME}\\((${NAME}\\?\\.singular),\\2\\)\\}\\)`;
/** The menu of a form, on a screen and in a drawer. */
const MENU = `(id:"action-create",onClick:${NAME},children:)(${NAME})\\.t\\("general:createNew"\\)(\\}\\):[^]{0,80}?/collections/\\$\\{(${NAME})\\?\\.slug\\}/create\`\\}\\),id:"action-create",children:)\\2\\.t\\("general:createNew"\\)`;
/** The breadcrumb of a form, which has the title of a stored record. */
const BREADCRUMB = `(label:${NAME}&&${NAME}!=="id"&&(${NAME})\\|\\|[^]{0,150}?:${NAME}\\.push\\(\\{label:)${NAME}\\("general:createNew"\\)`;

export default function newRecords(source) {
  const changes = [
    [TITLE, '$1nameUntitledRecord($3,$2,$4)'],
    [HEADING, '$1$2$3singular:$2?.singular,$4'],
    [DRAWER_BUTTON, '$1$2$3$4=nameNewRecord($2.singular,$5.i18n)$6$4'],
    [LIST_BUTTON, '$1nameNewRecord($2,$3)$4nameNewRecord($2,$3)'],
    [EMPTY_LIST_BUTTON, '$1nameNewRecord($3,$2)', 2],
    [MENU, '$1nameNewRecord($4?.labels?.singular,$2)$3nameNewRecord($4?.labels?.singular,$2)'],
    [BREADCRUMB, '$1$2'],
  ];
  return changeBundle(source, 'forms/new-records.mjs', changes, [nameNewRecord, nameUntitledRecord]);
}
