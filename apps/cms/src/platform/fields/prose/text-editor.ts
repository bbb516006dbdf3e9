import {
  BlockquoteFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import { LINKED_COLLECTIONS } from '../links/prose-links.ts';
import { CleanPasteFeature } from './clean-paste-feature.ts';
import { checkLinkedItem } from './link-to-item.ts';
import { withReadableErrors } from './readable-errors.ts';

/**
 * The features of the site's texts: two levels of headings, quotes, lists, tables, dividers, pictures, files, and links to items and other
 * sites.
 */
export const textEditor = withReadableErrors(
  lexicalEditor({
    features: [
      ParagraphFeature(),
      HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
      BoldFeature(),
      ItalicFeature(),
      UnorderedListFeature(),
      OrderedListFeature(),
      BlockquoteFeature(),
      LinkFeature({ enabledCollections: LINKED_COLLECTIONS, fields: ({ defaultFields }) => defaultFields.map(checkLinkedItem) }),
      UploadFeature({ enabledCollections: ['media', 'files'] }),
      HorizontalRuleFeature(),
      EXPERIMENTAL_TableFeature(),
      FixedToolbarFeature(),
      InlineToolbarFeature(),
      CleanPasteFeature(),
    ],
  }),
);
