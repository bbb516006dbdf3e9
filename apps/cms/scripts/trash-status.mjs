// A loader of Turbopack (next.config.mjs): the header of a document in the trash says so. Payload's own word for its status, “published
// version”, sounds as if visitors saw it. See src/admin/payload-patches/README.md.

const NAME = '[\\w$]+';
const KEY = `(${NAME})\\(\`version:\\$\\{(${NAME})\\}\`\\)`;
const STATUS = new RegExp(
  `(let (${NAME})=(${NAME})\\?${NAME}\\?"previouslyPublished":"previouslyDraft":${NAME},(?:(?!\`version:\\$)[^])*?)${KEY}((?:(?!\`version:\\$)[^])*?)${KEY}`,
);

export default function trashStatus(source) {
  if (!STATUS.test(source) || source.includes('liget:inTrash'))
    throw new Error('Payload’s bundle of the admin has changed: look at apps/cms/scripts/trash-status.mjs.');
  return source.replace(STATUS, '$1($3?$4("liget:inTrash"):$4(`version:$${$5}`))$6($3?$7("liget:inTrash"):$7(`version:$${$8}`))');
}
