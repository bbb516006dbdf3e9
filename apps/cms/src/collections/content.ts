import type { PreviewKind } from '@liget/content-api/preview';
import type { CollectionConfig, Field } from 'payload';
import { draftable, plain } from '../access/rules.ts';
import { type Label, label } from '../fields/labels.ts';
import { raiseAfterChange, raiseAfterDelete } from '../hooks/content-revision.ts';
import { previewLink } from '../hooks/preview-link.ts';

interface ContentCollection {
  slug: string;
  singular: Label;
  plural: Label;
  group: Label;
  fields: Field[];
  titleField?: string;
  columns?: string[];
  /** Whether editors prepare it in drafts with versions; lists of small records need none. */
  drafts?: boolean;
  sort?: string;
  hooks?: CollectionConfig['hooks'];
  /** Kinds whose drafts can be looked at on the site. */
  preview?: PreviewKind;
}

export const GROUPS = {
  programs: label('Programok', 'Programs'),
  stories: label('Hírek és sajtó', 'News and press'),
  places: label('Helyek és projektek', 'Places and projects'),
  information: label('Információk', 'Information'),
  site: label('Az oldal részei', 'Parts of the site'),
  received: label('Beérkezett', 'Received'),
  service: label('Kezelés', 'Administration'),
} as const;

/** A collection whose publication raises the content revision. */
export function content({
  slug,
  singular,
  plural,
  group,
  fields,
  titleField = 'title',
  columns,
  drafts = true,
  sort,
  hooks,
  preview,
}: ContentCollection): CollectionConfig {
  return {
    slug,
    labels: { singular: { ...singular }, plural: { ...plural } },
    access: drafts ? draftable : plain,
    admin: {
      useAsTitle: titleField,
      group: { ...group },
      defaultColumns: columns ?? [titleField, ...(drafts ? ['_status'] : []), 'updatedAt'],
      ...(preview ? { preview: previewLink(preview) } : {}),
    },
    ...(sort ? { defaultSort: sort } : {}),
    ...(drafts ? { versions: { drafts: { autosave: { interval: 1500 }, schedulePublish: true }, maxPerDoc: 30 } } : {}),
    fields,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), raiseAfterChange],
      afterDelete: [...(hooks?.afterDelete ?? []), raiseAfterDelete],
    },
  };
}
