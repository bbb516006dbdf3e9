import type { SeedInformation, SeedPage, SeedProduct } from './content/types.ts';
import { noonIn, publishedAt } from './dates.ts';
import type { Desk, Id, Voice } from './desk.ts';
import { writeDocument, writeDocuments } from './media.ts';
import { sectionBlocks } from './sections.ts';
import type { SeedContent } from './seed-content.ts';

export type InformationContent = Pick<
  SeedContent,
  'visitorInformation' | 'publicInformation' | 'businessPartners' | 'careers' | 'professionalDocuments' | 'products' | 'pages'
>;

/** Needs the pictures. */
export async function writeInformation(desk: Desk, content: InformationContent): Promise<void> {
  for (const [order, item] of content.visitorInformation.entries()) {
    const documents = await writeDocuments(desk, item.documents);
    await desk.create('visitor-information', {
      key: item.key,
      fields: (say) => ({ ...itemFields(desk, say, item, documents), theme: item.theme, pictogram: item.pictogram, order }),
    });
  }
  await writeItems(desk, 'public-information', content.publicInformation);
  await writeItems(desk, 'business-partner-items', content.businessPartners);
  await writeCareers(desk, content.careers);
  await writeProfessionalDocuments(desk, content.professionalDocuments);
  for (const product of content.products) await desk.create('products', { key: product.key, fields: (say) => productFields(say, product) });
  for (const page of content.pages) await desk.create('pages', { key: page.slug.hu, fields: (say) => pageFields(desk, say, page) });
}

async function writeItems(desk: Desk, collection: string, items: readonly SeedInformation[]): Promise<void> {
  for (const [order, item] of items.entries()) {
    const documents = await writeDocuments(desk, item.documents);
    await desk.create(collection, { key: item.key, fields: (say) => ({ ...itemFields(desk, say, item, documents), order }) });
  }
}

function itemFields(desk: Desk, say: Voice, item: SeedInformation, documents: Id[]): Record<string, unknown> {
  return {
    title: say.text(item.title),
    slug: say.text(item.slug),
    lead: say.text(item.lead),
    body: say.prose(item.body),
    picture: desk.picture(item.picture),
    sections: sectionBlocks(desk, say, item.sections),
    documents,
  };
}

async function writeCareers(desk: Desk, careers: SeedContent['careers']): Promise<void> {
  for (const career of careers) {
    await desk.create('career-positions', {
      key: career.key,
      fields: (say) => ({
        title: say.text(career.title),
        slug: say.text(career.slug),
        lead: say.text(career.lead),
        field: say.text(career.field),
        location: say.text(career.location),
        workHours: say.text(career.workHours),
        experience: say.text(career.experience),
        body: say.prose(career.body),
        deadline: noonIn(career.deadlineIn, desk.now),
      }),
    });
  }
}

async function writeProfessionalDocuments(desk: Desk, documents: SeedContent['professionalDocuments']): Promise<void> {
  for (const { title, description, group, daysAgo, file } of documents) {
    const fileId = await writeDocument(desk, {
      fileName: file.fileName,
      title: { hu: title, en: title },
      paragraphs: { hu: file.paragraphs },
    });
    const publishedOn = publishedAt(daysAgo, desk.now);
    await desk.create('professional-documents', {
      key: file.fileName,
      fields: () => ({ title, description, group, publishedOn, file: fileId }),
    });
  }
}

function productFields(say: Voice, product: SeedProduct): Record<string, unknown> {
  return {
    name: say.text(product.name),
    slug: say.text(product.slug),
    lead: say.text(product.lead),
    complaint: say.prose(product.complaint),
    customerService: say.prose(product.customerService),
    phone: product.phone,
    email: product.email,
    hours: say.text(product.hours),
  };
}

function pageFields(desk: Desk, say: Voice, page: SeedPage): Record<string, unknown> {
  return {
    title: say.text(page.title),
    slug: say.text(page.slug),
    lead: say.text(page.lead),
    body: say.prose(page.body),
    sections: sectionBlocks(desk, say, page.sections),
    picture: desk.picture(page.picture),
    layout: page.layout ?? 'default',
  };
}
