import type { PDFDocument } from '@cantoo/pdf-lib';

interface Metadata {
  title: string;
  subject?: string;
  /** 'hu' or 'en'. */
  language: string;
  publisher: string;
  created: Date;
}

/** Sets the title, author and language that readers and search engines show. */
export function setMetadata(pdf: PDFDocument, { title, subject, language, publisher, created }: Metadata): void {
  pdf.setTitle(title, { showInWindowTitleBar: true });
  if (subject !== undefined) pdf.setSubject(subject);
  pdf.setLanguage(language);
  pdf.setAuthor(publisher);
  pdf.setProducer(publisher);
  pdf.setCreator(publisher);
  pdf.setCreationDate(created);
  pdf.setModificationDate(created);
}
