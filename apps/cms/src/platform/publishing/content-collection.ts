import { PREVIEWS } from '@liget/content-api/preview';
import { findItemScreen } from '@liget/content-api/screens';
import type { CollectionBeforeOperationHook, CollectionConfig, Endpoint, Field, GeneratePreviewURL } from 'payload';
import { noteDraftSave, raiseAfterChange, raiseAfterDelete } from '../content-revision/raise.ts';
import type { Choice } from '../fields/basics.ts';
import type { Label } from '../fields/labels.ts';
import { isInRows, isRows, walkFields } from '../fields/values/walk-fields.ts';
import { createHistoryEndpoint } from '../optimistic-locking/history-endpoint.ts';
import { savedBy } from '../optimistic-locking/saved-by.ts';
import { refusePublication } from '../rights/refuse-publication.ts';
import type { CollectionSubject } from '../rights/roles.ts';
import { getDraftRules, getPlainRules, hiddenBelow } from '../rights/rules.ts';
import { refuseDeletionWhileUsed, refuseTrashWhileUsed, trashAllVersions } from '../trash/hooks.ts';
import { createUsagesEndpoint } from '../trash/usages-endpoint.ts';
import { leaveAddresses, noteAddress, recordFormerUrl } from '../url-history/hooks.ts';
import { createSuccessorEndpoints } from '../url-history/successor-endpoints.ts';
import type { CollectionChecks } from './checks/publish-checks.ts';
import { publishChecksEndpoint } from './checks/publish-checks-endpoint.ts';
import { toCustomChecks } from './checks/publish-errors.ts';
import { refuseIncomplete } from './checks/refuse-incomplete.ts';
import { keepOnRestoration } from './keep-on-restoration.ts';
import { createLivePreview, createPreviewUrl } from './preview-link.ts';
import { restoreEndpoint } from './restore-endpoint.ts';
import { reviewFields } from './review-fields.ts';
import { createScheduleEndpoints } from './scheduling/endpoints.ts';
import { forgetPlans, forgetPlansOfTrash } from './scheduling/jobs.ts';

interface ContentCollection {
  slug: CollectionSubject;
  singular: Label;
  plural: Label;
  group: Label;
  fields: Field[];
  titleField?: string;
  /** The labels of the title's values, if the title is a choice. */
  titles?: readonly Choice[];
  columns?: string[];
  /** Fields of the list's search; by default title and lead. */
  search?: string[];
  /** Whether editors prepare it in drafts with versions; lists of small records need none. */
  drafts?: boolean;
  sort?: string;
  hooks?: CollectionConfig['hooks'];
  /**
   * Its documents have no date of their own and become outdated: each should have a review date. Content with its own date (events, articles,
   * positions) needs none.
   */
  isLasting?: boolean;
  /** Other documents refer to it: the edit view lists them. */
  referredTo?: boolean;
  /** Its description above the list. */
  about?: Label;
  /** Components above its list. */
  listLinks?: string[];
  /** Its publish checks besides the general ones. */
  checks?: CollectionChecks;
  /** The preview of items without a page. */
  preview?: GeneratePreviewURL;
  /** Endpoints besides the general ones. */
  endpoints?: Omit<Endpoint, 'root'>[];
}

/** A copy is always a draft. */
const copyAsDraft: CollectionBeforeOperationHook = ({ args }) => {
  if (!('duplicateFromID' in args) || args.duplicateFromID === undefined) return args;
  return { ...args, draft: true, data: { ...args.data, _status: 'draft' } };
};

/** The results of the publish checks, in the sidebar. */
export const publicationCheck: Field = {
  type: 'ui',
  name: 'publicationCheck',
  admin: {
    position: 'sidebar',
    components: { Field: '/platform/publishing/admin/PublicationCheck.tsx#PublicationCheck' },
    disableListColumn: true,
  },
};

/** The schedule; the admin's style sheet hides Payload's own drawer. */
const publicationSchedule: Field = {
  type: 'ui',
  name: 'publicationSchedule',
  admin: {
    position: 'sidebar',
    components: { Field: '/platform/publishing/admin/PublicationSchedule.tsx#PublicationSchedule' },
    disableListColumn: true,
  },
};

/** Lists where the document is used: a document in use cannot be deleted. */
export const usages: Field = {
  type: 'ui',
  name: 'usages',
  admin: { position: 'sidebar', components: { Field: '/platform/trash/admin/Usages.tsx#Usages' }, disableListColumn: true },
};

/** The description of a document named by a choice. */
const CHOICE_DESCRIPTION = '/platform/admin-ui/ChoiceTitle.tsx#ChoiceDescription';

const PUBLISH_BUTTON = '/platform/publishing/admin/PublishButton.tsx#PublishButton';

/** The list of usages in the dialog for deletion. */
export const DELETE_NOTICE = '/platform/trash/admin/DeleteNotice.tsx#DeleteNotice';

/** A notice in the dialogs that take a page off the site. */
const SUCCESSOR_NOTICE = '/platform/url-history/admin/SuccessorNotice.tsx#SuccessorNotice';

/** The redirect target for visitors of an unpublished document's URL. */
const successor: Field = {
  type: 'ui',
  name: 'successor',
  admin: { position: 'sidebar', components: { Field: '/platform/url-history/admin/Successor.tsx#Successor' }, disableListColumn: true },
};

/** Whether some of the fields outside of rows are translated. */
const hasTranslation = (fields: readonly Field[]): boolean =>
  walkFields(fields).some(({ field, parents }) => !isRows(field) && !isInRows({ parents }) && 'localized' in field && field.localized);

/** Whether a field without a rule for copies is unique: Payload would append ‘ - Copy’ to a code or a path. */
const hasUniqueKey = (fields: readonly Field[]): boolean =>
  walkFields(fields).some(({ field }) => 'unique' in field && field.unique && !('hooks' in field && field.hooks?.beforeDuplicate));

/** Both languages side by side, in a tab of the document. */
const languages = {
  Component: '/admin/languages/Languages.tsx#Languages',
  path: '/languages',
  tab: { label: ({ t }: { t: (key: string) => string }) => t('liget:bothLanguages'), href: '/languages' },
} as const;

/** The edit view, which stores a new record only after the first change. */
const editView = { Component: '/admin/new-record/EditView.tsx#EditView' } as const;

/** The document's history. */
const history: Field = {
  type: 'ui',
  name: 'history',
  admin: { position: 'sidebar', components: { Field: '/platform/publishing/admin/History.tsx#History' }, disableListColumn: true },
};

/** A collection whose publication raises the content revision. */
export function createContentCollection({
  slug,
  singular,
  plural,
  group,
  fields,
  titleField = 'title',
  titles,
  columns,
  search = [titleField, ...(fields.some((field) => 'name' in field && field.name === 'lead') ? ['lead'] : [])],
  drafts = true,
  sort = titleField,
  hooks,
  isLasting = false,
  referredTo = false,
  about,
  listLinks = [],
  checks = () => [],
  preview,
  endpoints = [],
}: ContentCollection): CollectionConfig {
  const hasPages = findItemScreen(slug) !== undefined;
  const previewed = PREVIEWS.find(({ kind }) => kind === slug)?.kind;
  return {
    slug,
    labels: { singular: { ...singular }, plural: { ...plural } },
    access: drafts ? getDraftRules(slug) : getPlainRules(slug),
    admin: {
      useAsTitle: titleField,
      group: { ...group },
      hidden: hiddenBelow('see', slug),
      hideAPIURL: true,
      defaultColumns: columns ?? [titleField, ...(drafts ? ['_status'] : []), 'updatedAt'],
      listSearchableFields: search,
      pagination: { defaultLimit: 25, limits: [10, 25, 50, 100] },
      ...(about ? { description: { ...about } } : {}),
      components: {
        ...(drafts ? { views: { edit: { default: editView, ...(hasTranslation(fields) ? { languages } : {}) } } } : {}),
        ...(titles ? { Description: { path: CHOICE_DESCRIPTION, clientProps: { choices: [...titles] } } } : {}),
        beforeListTable: listLinks,
        edit: {
          beforeDocumentControls: [...(hasPages ? [SUCCESSOR_NOTICE] : []), DELETE_NOTICE],
          ...(drafts ? { PublishButton: PUBLISH_BUTTON } : {}),
        },
      },
      ...(preview ? { preview } : {}),
      ...(previewed ? { preview: createPreviewUrl(previewed), livePreview: createLivePreview(previewed) } : {}),
    },
    custom: { ...toCustomChecks(checks), isLasting },
    trash: true,
    disableDuplicate: hasUniqueKey(fields),
    defaultSort: sort,
    ...(drafts
      ? {
          versions: { drafts: { autosave: { interval: 1500 }, schedulePublish: true }, maxPerDoc: 30 },
          endpoints: [
            ...endpoints,
            publishChecksEndpoint(slug),
            createUsagesEndpoint(slug),
            createHistoryEndpoint(slug),
            restoreEndpoint(slug),
            ...createScheduleEndpoints(slug),
            ...(hasPages ? createSuccessorEndpoints(slug) : []),
          ],
        }
      : { endpoints: [...endpoints, createUsagesEndpoint(slug)] }),
    fields: [
      ...(drafts ? [publicationCheck, publicationSchedule] : []),
      ...(hasPages ? [successor] : []),
      ...(drafts ? [history, savedBy] : []),
      ...(referredTo ? [usages] : []),
      ...fields,
      ...(previewed && drafts ? reviewFields : []),
    ],
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks?.beforeOperation ?? []),
        ...(drafts ? [refusePublication, copyAsDraft] : []),
        trashAllVersions,
        noteDraftSave,
      ],
      beforeChange: [
        ...(drafts ? [keepOnRestoration] : []),
        ...(hooks?.beforeChange ?? []),
        ...(drafts ? [refuseIncomplete] : []),
        refuseTrashWhileUsed,
        ...(hasPages ? [noteAddress] : []),
      ],
      beforeDelete: [...(hooks?.beforeDelete ?? []), refuseDeletionWhileUsed, ...(hasPages ? [leaveAddresses] : [])],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        ...(drafts ? [forgetPlansOfTrash] : []),
        ...(hasPages ? [recordFormerUrl] : []),
        raiseAfterChange,
      ],
      afterDelete: [...(hooks?.afterDelete ?? []), ...(drafts ? [forgetPlans] : []), raiseAfterDelete],
    },
  };
}
