import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, Field } from 'payload';
import { notifyAsker } from './emails.ts';
import { createApprovalEndpoints } from './endpoints.ts';
import { findLastRequest } from './steps.ts';
import { addStep, deleteSteps, readSteps } from './store.ts';

interface StoredDocument {
  id: number | string;
  _status?: string | null;
}

/** A publication ends the request, also when scheduled or by another user. */
const notePublication: CollectionAfterChangeHook<StoredDocument> = async ({ collection, context, doc, operation, req }) => {
  if (doc._status !== 'published' || operation === 'create' || context['seeding'] === true) return;
  const subject = { collection: collection.slug, id: doc.id };
  const request = findLastRequest(await readSteps(req, subject));
  if (!request) return;
  const step = await addStep(req, subject, 'published', '');
  await notifyAsker(req, request.who, { subject, document: doc, step: { ...step, kind: 'published' } });
};

const forgetDeleted: CollectionAfterDeleteHook<StoredDocument> = async ({ collection, id, req }) =>
  deleteSteps(req, { collection: collection.slug, id });

const box: Field = {
  type: 'ui',
  name: 'approval',
  admin: { position: 'sidebar', components: { Field: '/features/approval/admin/Approval.tsx#Approval' }, disableListColumn: true },
};

/** Placed below the schedule. */
function withBox(fields: readonly Field[]): Field[] {
  const above = fields.findIndex((field) => 'name' in field && field.name === 'publicationSchedule');
  return fields.toSpliced(above + 1, 0, box);
}

/** A collection whose drafts can be approved; collections without drafts stay unchanged. */
export function withApproval(collection: CollectionConfig): CollectionConfig {
  const { endpoints, hooks, slug, versions } = collection;
  if (typeof versions !== 'object' || !versions.drafts) return collection;
  return {
    ...collection,
    fields: withBox(collection.fields),
    endpoints: [...(endpoints || []), ...createApprovalEndpoints(slug)],
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), notePublication],
      afterDelete: [...(hooks?.afterDelete ?? []), forgetDeleted],
    },
  };
}
