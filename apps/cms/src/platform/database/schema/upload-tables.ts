/** Folders of uploads in the data folder, and the tables that name their files. */
export const UPLOAD_TABLES = { media: 'media', files: 'files', attachments: 'enquiry_attachments' } as const;
