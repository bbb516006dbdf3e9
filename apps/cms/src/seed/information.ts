import { getNoonAfter, publishedAt, type SeedContent, type SeedInformation, type SeedPage, type SeedProduct } from '@liget/seed';
import { writeDocument, writeDocuments } from './media.ts';
import { toSectionBlocks } from './sections.ts';
import type { Id, Translator, Writer } from './writer.ts';

export type InformationContent = Pick<
  SeedContent,
  'visitorInformation' | 'information' | 'careers' | 'professionalDocuments' | 'products' | 'pages'
>;

/** Needs the pictures. */
export async function writeInformation(writer: Writer, content: InformationContent): Promise<void> {
  for (const [order, item] of content.visitorInformation.entries()) {
    const documents = await writeDocuments(writer, item.documents);
    await writer.create('visitor-information', {
      key: item.key,
      fields: (translator) => ({
        ...createItemFields(writer, translator, item, documents),
        theme: item.theme,
        pictogram: item.pictogram,
        order,
      }),
    });
  }
  for (const [collection, items] of Object.entries(content.information)) await writeItems(writer, collection, items);
  await writeCareers(writer, content.careers);
  await writeProfessionalDocuments(writer, content.professionalDocuments);
  for (const product of content.products)
    await writer.create('products', { key: product.key, fields: (translator) => createProductFields(translator, product) });
  for (const page of content.pages)
    await writer.create('pages', { key: page.slug.hu, fields: (translator) => createPageFields(writer, translator, page) });
}

async function writeItems(writer: Writer, collection: string, items: readonly SeedInformation[]): Promise<void> {
  for (const [order, item] of items.entries()) {
    const documents = await writeDocuments(writer, item.documents);
    await writer.create(collection, {
      key: item.key,
      fields: (translator) => ({ ...createItemFields(writer, translator, item, documents), order }),
    });
  }
}

function createItemFields(writer: Writer, translator: Translator, item: SeedInformation, documents: Id[]): Record<string, unknown> {
  return {
    title: translator.text(item.title),
    slug: translator.text(item.slug),
    lead: translator.text(item.lead),
    body: translator.prose(item.body),
    picture: writer.picture(item.picture),
    sections: toSectionBlocks(writer, translator, item.sections),
    documents,
    ...createEnquiryFields(writer, item),
  };
}

function createEnquiryFields(writer: Writer, { takesEnquiries }: SeedInformation): Record<string, unknown> {
  if (takesEnquiries === undefined) return {};
  return { takesEnquiries: true, ...(takesEnquiries === 'any-day' ? {} : { enquiryPlace: writer.id('top-locations', takesEnquiries) }) };
}

async function writeCareers(writer: Writer, careers: SeedContent['careers']): Promise<void> {
  for (const career of careers) {
    await writer.create('career-positions', {
      key: career.key,
      fields: (translator) => ({
        title: translator.text(career.title),
        slug: translator.text(career.slug),
        lead: translator.text(career.lead),
        field: translator.text(career.field),
        location: translator.text(career.location),
        workHours: translator.text(career.workHours),
        experience: translator.text(career.experience),
        body: translator.prose(career.body),
        deadline: getNoonAfter(career.deadlineIn, writer.now),
      }),
    });
  }
}

async function writeProfessionalDocuments(writer: Writer, documents: SeedContent['professionalDocuments']): Promise<void> {
  for (const { title, description, group, publishedOn: day, file } of documents) {
    const fileId = await writeDocument(writer, {
      fileName: file.fileName,
      title: { hu: title, en: title },
      paragraphs: { hu: file.paragraphs },
    });
    const publishedOn = publishedAt(day, writer.now);
    await writer.create('professional-documents', {
      key: file.fileName,
      fields: () => ({ title, description, group, publishedOn, file: fileId }),
    });
  }
}

function createProductFields(translator: Translator, product: SeedProduct): Record<string, unknown> {
  return {
    name: translator.text(product.name),
    slug: translator.text(product.slug),
    lead: translator.text(product.lead),
    complaint: translator.prose(product.complaint),
    customerService: translator.prose(product.customerService),
    phone: product.phone,
    email: product.email,
    hours: translator.text(product.hours),
  };
}

function createPageFields(writer: Writer, translator: Translator, page: SeedPage): Record<string, unknown> {
  return {
    title: translator.text(page.title),
    slug: translator.text(page.slug),
    lead: translator.text(page.lead),
    body: translator.prose(page.body),
    sections: toSectionBlocks(writer, translator, page.sections),
    picture: writer.picture(page.picture),
    layout: page.layout ?? 'default',
  };
}
