import { createServerFeature } from '@payloadcms/richtext-lexical';

/** Takes the pictures out of what is pasted, and says so. */
export const CleanPasteFeature = createServerFeature({
  key: 'cleanPaste',
  feature: { ClientFeature: '/platform/admin-ui/CleanPaste.tsx#CleanPasteClient' },
});
