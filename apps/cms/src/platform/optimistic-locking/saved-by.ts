import type { Field, FieldHook, GlobalAfterChangeHook, GlobalConfig, PayloadRequest, TextField } from 'payload';
import { label } from '../fields/labels.ts';
import { isUnset } from '../is-unset.ts';

/** The name of the user in lists and versions; `undefined` for changes without a user. */
export function getSaverName({ user }: Pick<PayloadRequest, 'user'>): string | undefined {
  const name: unknown = user?.['name'];
  return typeof name === 'string' && name.trim() !== '' ? name : user?.email;
}

const noteName: FieldHook = ({ value, req }) => (req.context['seeding'] === true ? value : (getSaverName(req) ?? value));

/** The author of this version, which Payload does not store. Only a save sets it. */
export const savedBy: TextField = {
  name: 'savedBy',
  type: 'text',
  label: label('Utoljára mentette', 'Last saved by'),
  access: { create: () => false, update: () => false },
  admin: {
    position: 'sidebar',
    readOnly: true,
    disableBulkEdit: true,
    // A new record has none.
    condition: ({ savedBy: saver }: Record<string, unknown>) => !isUnset(saver),
  },
  hooks: { beforeChange: [noteName] },
};

/** The names of the field with a global's author; the balloon has its own. */
const AUTHOR_FIELDS = ['savedBy', 'changedBy'];

const findAuthorField = (fields: readonly Field[]): string | undefined =>
  AUTHOR_FIELDS.find((name) => fields.some((field) => 'name' in field && field.name === name));

/** Payload restores a global without hooks before the change: the restored version would name the author of the earlier one. */
function noteRestorer(field: string): GlobalAfterChangeHook {
  return async ({ global, req }) => {
    const name = getSaverName(req);
    if (req.context['isRestoringVersion'] !== true || name === undefined) return;
    const { db } = req.payload;
    const { docs } = await db.findGlobalVersions({ global: global.slug, limit: 1, pagination: false, sort: '-updatedAt', req });
    await db.updateGlobal({ slug: global.slug, data: { [field]: name }, req });
    for (const { id } of docs) await db.updateGlobalVersion({ global: global.slug, id, versionData: { version: { [field]: name } }, req });
  };
}

/** Notes the author of each version of a global, if it has versions; its form does not show the name. */
export function withSavedBy(global: GlobalConfig): GlobalConfig {
  if (!global.versions) return global;
  const existing = findAuthorField(global.fields);
  const fields = existing ? global.fields : [...global.fields, { ...savedBy, admin: { hidden: true } }];
  const afterChange = [...(global.hooks?.afterChange ?? []), noteRestorer(existing ?? 'savedBy')];
  return { ...global, fields, hooks: { ...global.hooks, afterChange } };
}
