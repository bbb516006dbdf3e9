import { createServerFeature } from '@payloadcms/richtext-lexical';

/** Removes pictures from pasted content and shows a notice. */
export const CleanPasteFeature = createServerFeature({
  key: 'cleanPaste',
  feature: { ClientFeature: '/platform/admin-ui/CleanPaste.tsx#CleanPasteClient' },
});
