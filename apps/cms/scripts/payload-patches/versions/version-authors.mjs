// A loader of Turbopack (next.config.mjs): the list of versions says who saved each one. Payload shows the version's id there.
// See src/admin/payload-patches/README.md.

/** Who saved a version, by the fields `savedBy` and, of the balloon, `changedBy`; `undefined` for a save without a user. */
export function getVersionAuthor({ version } = {}) {
  return [version?.savedBy, version?.changedBy].find((name) => typeof name === 'string' && name.trim() !== '');
}

const CHANGES = [
  ["t('version:versionID')", "t('liget:savedBy')"],
  ['id: doc.id\n      }, i);', "id: getVersionAuthor(doc) ?? t('liget:savedByNobody')\n      }, i);"],
];

export default function versionAuthors(source) {
  const isKnown = CHANGES.every(([part]) => source.split(part).length === 2);
  if (!isKnown)
    throw new Error('Payload’s list of versions has changed: look at apps/cms/scripts/payload-patches/versions/version-authors.mjs.');
  const built = CHANGES.reduce((text, [part, instead]) => text.replace(part, () => instead), source);
  return [built, String(getVersionAuthor), ''].join('\n');
}
