import * as z from 'zod';
import { lenient } from '../tolerant.ts';
import { HoursException, OpeningHours } from './places.ts';
import { Day, FileValue, Html, Id, Instant, Media, PageItem } from './primitives.ts';
import { Pictogram, Section } from './sections.ts';

const Information = PageItem.extend({ title: z.string(), lead: z.string(), media: Media });
/** A form for hiring the place, with the days that cannot be chosen because the place is closed, and its opening hours. */
export const EnquiryOffer = z.object({
  /** ISO weekdays (1 is Monday) on which it is never open. */
  closed_weekdays: z.array(z.number().int().min(1).max(7)),
  /** Other days of the next year on which it is closed. */
  closed_days: z.array(Day),
  /** Empty when they are not known. */
  hours: z.array(OpeningHours),
  exceptions: z.array(HoursException),
});
export type EnquiryOffer = z.infer<typeof EnquiryOffer>;

const detail = { html: Html, sections: z.array(Section), documents: z.array(FileValue) };

export const Theme = z.enum(['blue', 'yellow']);
export type Theme = z.infer<typeof Theme>;

/** The service sends only these themes; the site accepts any value and logs unknown ones (specification, section 5, "Layout theme"). */
const AnyTheme = lenient(z.string().meta({ enum: Theme.options }), {
  substitute: 'blue',
  logMessage: 'Invalid visitor information layout theme set. Setting theme to blue',
});

export const VisitorInformation = Information.extend({ theme: AnyTheme, pictogram: Pictogram.nullable() });
export type VisitorInformation = z.infer<typeof VisitorInformation>;
export const VisitorInformationDetail = VisitorInformation.extend({ ...detail, enquiry: EnquiryOffer.nullable() });
export type VisitorInformationDetail = z.infer<typeof VisitorInformationDetail>;

export const PublicInformation = Information;
export type PublicInformation = z.infer<typeof PublicInformation>;
export const PublicInformationDetail = PublicInformation.extend(detail);
export type PublicInformationDetail = z.infer<typeof PublicInformationDetail>;

export const BusinessPartnerItem = Information;
export type BusinessPartnerItem = z.infer<typeof BusinessPartnerItem>;
export const BusinessPartnerItemDetail = BusinessPartnerItem.extend({ ...detail, enquiry: EnquiryOffer.nullable() });
export type BusinessPartnerItemDetail = z.infer<typeof BusinessPartnerItemDetail>;

export const CareerPosition = PageItem.extend({
  title: z.string(),
  lead: z.string(),
  field: z.string(),
  location: z.string(),
  work_hours: z.string(),
  experience: z.string(),
  /** Applications close at the end of this day. */
  deadline: Instant.nullable(),
});
export type CareerPosition = z.infer<typeof CareerPosition>;
export const CareerPositionDetail = CareerPosition.extend({ html: Html });
export type CareerPositionDetail = z.infer<typeof CareerPositionDetail>;

/** Professional documents exist in Hungarian only. */
export const ProfessionalDocument = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  group: z.string(),
  published_at: Instant,
  file: FileValue,
});
export type ProfessionalDocument = z.infer<typeof ProfessionalDocument>;

/** An entry of the list: the URL of the page, and whether search engines may index it. */
export const PageEntry = PageItem.extend({
  title: z.string(),
  /** Names that the site resolves: an unknown name is an error. */
  middleware: z.array(z.string()),
});
export type PageEntry = z.infer<typeof PageEntry>;

export const LayoutName = z.string();
export const Page = PageEntry.extend({
  lead: z.string(),
  media: Media,
  html: Html,
  sections: z.array(Section),
  /** A name that the site resolves: an unknown one is the default layout. */
  layout: LayoutName,
});
export type Page = z.infer<typeof Page>;

export const Product = PageItem.extend({
  name: z.string(),
  lead: z.string(),
  complaint_html: Html,
  customer_service_html: Html,
  phone: z.string(),
  email: z.string(),
  hours: z.string(),
});
export type Product = z.infer<typeof Product>;
