// A loader of Turbopack (next.config.mjs): the header of a document in the trash says so. Payload's own word for its status, “published
// version”, sounds as if visitors saw it. See src/admin/payload-patches/README.md.
import { changeBundle, NAME } from '../change-bundle.mjs';

const KEY = `(${NAME})\\(\`version:\\$\\{(${NAME})\\}\`\\)`;
const STATUS = `(let (${NAME})=(${NAME})\\?${NAME}\\?"previouslyPublished":"previouslyDraft":${NAME},(?:(?!\`version:\\$)[^])*?)${KEY}((?:(?!\`version:\\$)[^])*?)${KEY}`;

const WITH_TRASH = '$1($3?$4("liget:inTrash"):$4(`version:$${$5}`))$6($3?$7("liget:inTrash"):$7(`version:$${$8}`))';

export default function trashStatus(source) {
  return changeBundle(source, 'versions/trash-status.mjs', [[STATUS, WITH_TRASH]]);
}
