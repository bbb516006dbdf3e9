// A loader of Turbopack (next.config.mjs): the choices of a relationship field are found without accents. The service finds them, but the field
// hides those whose titles do not contain the typed words. See src/admin/payload-patches/README.md.
import { changeBundle, NAME } from '../change-bundle.mjs';

/** A text without accents; only its words are compared. */
export function removeAccents(text) {
  return text.normalize('NFD').replace(/\p{Mark}/gu, '');
}

const FILTER = `(\\((${NAME}),(${NAME})\\)=>\\{if\\(!\\3\\)return!0;let ${NAME}=${NAME}\\()\\3\\|\\|""\\),(${NAME}=250,${NAME}=)String\\(\\2\\.label\\);`;

export default function accentFreeChoices(source) {
  return changeBundle(
    source,
    'forms/accent-free-choices.mjs',
    [[FILTER, '$1removeAccents($3)),$4removeAccents(String($2.label));']],
    [removeAccents],
  );
}
