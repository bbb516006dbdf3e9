import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { CollectionConfig } from 'payload';
import { withLocaleNotice } from './admin/list-search/form-language.ts';
import { addAccentFreeSearch, withListSearch } from './admin/list-search/list-search.ts';
import { secondFactors } from './features/accounts/collections/second-factors.ts';
import { users } from './features/accounts/collections/users.ts';
import { approvalSteps } from './features/approval/collections/approval-steps.ts';
import { withApproval } from './features/approval/with-approval.ts';
import { archiveArticles } from './features/articles/collections/archive-articles.ts';
import { news } from './features/articles/collections/news.ts';
import { newsCategories } from './features/articles/collections/news-categories.ts';
import { pressReleases } from './features/articles/collections/press-releases.ts';
import { eventCategories } from './features/events/collections/event-categories.ts';
import { eventLocations } from './features/events/collections/event-locations.ts';
import { eventSeries } from './features/events/collections/event-series.ts';
import { eventTypes } from './features/events/collections/event-types.ts';
import { events } from './features/events/collections/events.ts';
import { importCollections } from './features/events/import-export/event-imports.ts';
import { enquiries } from './features/inbox/collections/enquiries.ts';
import { enquiryAttachments } from './features/inbox/collections/enquiry-attachments.ts';
import { enquirySteps } from './features/inbox/collections/enquiry-steps.ts';
import { businessPartnerItems } from './features/information/collections/business-partner-items.ts';
import { careerPositions } from './features/information/collections/career-positions.ts';
import { pages } from './features/information/collections/pages.ts';
import { products } from './features/information/collections/products.ts';
import { professionalDocuments } from './features/information/collections/professional-documents.ts';
import { publicInformation } from './features/information/collections/public-information.ts';
import { visitorInformation } from './features/information/collections/visitor-information.ts';
import { files } from './features/media/collections/files.ts';
import { media } from './features/media/collections/media.ts';
import { galleries } from './features/media/galleries/collections/galleries.ts';
import { galleryCategories } from './features/media/galleries/collections/gallery-categories.ts';
import { carousel } from './features/navigation/collections/home-carousel-items.ts';
import { menus } from './features/navigation/collections/menus.ts';
import { pageMetadata } from './features/navigation/collections/page-metadata.ts';
import { announcements } from './features/navigation/collections/public-announcements.ts';
import { staticImages } from './features/navigation/collections/static-images.ts';
import { subscriptions } from './features/newsletter/collections/newsletter-subscriptions.ts';
import { newsletters } from './features/newsletter/collections/newsletters.ts';
import { amenities } from './features/places/collections/amenities.ts';
import { projects } from './features/places/collections/projects.ts';
import { topLocations } from './features/places/collections/top-locations.ts';
import { qrCodeUses } from './features/qr-codes/collections/qr-code-uses.ts';
import { qrCodes } from './features/qr-codes/collections/qr-codes.ts';
import { deadLinks } from './features/redirects/collections/dead-links.ts';
import { formerAddresses } from './features/redirects/collections/former-addresses.ts';
import { notFoundLog } from './features/redirects/collections/not-found-log.ts';
import { redirects } from './features/redirects/collections/redirects.ts';
import { searchMisses } from './features/search/collections/search-misses.ts';
import { auditLog } from './platform/audit/audit-log.ts';
import { withAudit, withDeletionAudit } from './platform/audit/hooks.ts';
import { withNamedErrors } from './platform/bulk-changes/named-errors.ts';
import { withHalfSavedUndone } from './platform/bulk-changes/undo-half-saved.ts';
import { withNotedReads } from './platform/content-revision/noted-reads.ts';
import { outgoingMails } from './platform/email/outgoing-mails.ts';
import { readEnvironment } from './platform/environment.ts';
import { withHungarianRequired } from './platform/fields/required/require-hungarian.ts';
import { withFormSync, withOptimisticLocking } from './platform/optimistic-locking/index.ts';

/** The directory of a collection's uploads, which must exist before the first one. */
const createUploadDirectory = (folder: string): string => {
  const directory = path.join(readEnvironment().DATA_DIR, folder);
  mkdirSync(directory, { recursive: true });
  return directory;
};
const withFolder = (collection: typeof media, folder: string) => ({
  ...collection,
  upload: { ...(typeof collection.upload === 'object' ? collection.upload : {}), staticDir: createUploadDirectory(folder) },
});

/** All collections in the order of the admin's menu: those that editors write first, then those that visitors and the system fill. */
export const collections: CollectionConfig[] = [
  ...[
    events,
    eventSeries,
    eventTypes,
    eventLocations,
    eventCategories,
    news,
    newsCategories,
    archiveArticles,
    pressReleases,
    galleries,
    galleryCategories,
    topLocations,
    projects,
    amenities,
    visitorInformation,
    publicInformation,
    businessPartnerItems,
    careerPositions,
    professionalDocuments,
    products,
    pages,
    carousel,
    announcements,
    menus,
    pageMetadata,
    staticImages,
    redirects,
    qrCodes,
    withFolder(media, 'media'),
    withFolder(files, 'files'),
  ].map((collection) =>
    withHalfSavedUndone(
      withNamedErrors(withAudit(withOptimisticLocking(withApproval(withLocaleNotice(withListSearch(withHungarianRequired(collection))))))),
    ),
  ),
  ...[formerAddresses, deadLinks, notFoundLog, enquiries, enquirySteps].map(addAccentFreeSearch),
  qrCodeUses,
  withFolder(enquiryAttachments, 'attachments'),
  ...[newsletters, subscriptions, searchMisses].map((collection) => withDeletionAudit(addAccentFreeSearch(collection))),
  ...[users, outgoingMails].map(addAccentFreeSearch),
  ...importCollections,
  secondFactors,
  approvalSteps,
  addAccentFreeSearch(auditLog),
].map((collection) => withNotedReads(withFormSync(collection)));
