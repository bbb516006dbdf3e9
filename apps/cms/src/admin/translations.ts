/** Payload's own texts that are missing from its Hungarian, or misleading there. */
export const adminTranslations = {
  hu: {
    general: { dashboard: 'Kezdőlap', of: '/' },
  },
} as const;
