import { Pictogram } from '@liget/content-api';
import { z } from 'zod';
import { documentNamed, paragraphs, pdfName } from './documents.ts';
import { key, picture, prose, slug, text } from './primitives.ts';
import { sections } from './sections.ts';

const informationFields = {
  key,
  title: text,
  slug,
  lead: text,
  body: prose.exactOptional(),
  sections: sections.exactOptional(),
  picture: picture.exactOptional(),
  documents: z.array(documentNamed).exactOptional(),
  /** Visitors may send enquiries for days on which this place is open; the key of a place, or 'any-day'. */
  takesEnquiries: z.string().exactOptional(),
};

/** An item of public information, or of those for business partners. */
export const information = z.strictObject(informationFields);
export const visitorInformation = z.strictObject({ ...informationFields, theme: z.enum(['blue', 'yellow']), pictogram: Pictogram });

export const page = z.strictObject({
  key,
  title: text,
  slug,
  lead: text,
  body: prose,
  sections: sections.exactOptional(),
  layout: z.enum(['default', 'dark']).exactOptional(),
  picture: picture.exactOptional(),
});
export const privacyPolicy = z.strictObject({ key, title: text, lead: text, body: prose });

export const career = z.strictObject({
  key,
  title: text,
  slug,
  lead: text,
  field: text,
  location: text,
  workHours: text,
  experience: text,
  body: prose,
  /** Days from the first start until applications close. */
  deadlineIn: z.int(),
});

export const product = z.strictObject({
  key,
  name: text,
  /** The product's part of the slugs …-panaszkezeles, …-complaint-report, …-ugyfelszolgalat, …-customer-service. */
  slug,
  lead: text,
  complaint: prose,
  customerService: prose,
  phone: z.string(),
  email: z.email(),
  hours: text,
});

/** Professional documents exist in Hungarian only. */
export const professionalDocument = z
  .strictObject({ key, title: z.string(), description: z.string(), group: z.string(), publishedOn: z.iso.date(), paragraphs })
  .transform(({ key: name, paragraphs: lines, ...rest }) => ({ ...rest, file: { fileName: pdfName(name), paragraphs: lines } }));

export type SeedInformation = z.infer<typeof information>;
export type SeedVisitorInformation = z.infer<typeof visitorInformation>;
export type SeedPage = z.infer<typeof page>;
export type SeedPrivacyPolicy = z.infer<typeof privacyPolicy>;
export type SeedCareer = z.infer<typeof career>;
export type SeedProduct = z.infer<typeof product>;
export type SeedProfessionalDocument = z.infer<typeof professionalDocument>;
