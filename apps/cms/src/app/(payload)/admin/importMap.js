import { PublicationCheck as PublicationCheck_5323fcac11acd5421e12abd1ca16725a } from '../../../platform/publishing/admin/PublicationCheck.tsx'
import { PublicationSchedule as PublicationSchedule_4f7797aec8a439bbe1c2bed4101935ed } from '../../../platform/publishing/admin/PublicationSchedule.tsx'
import { Successor as Successor_269fefbf92c59edafc6f4d3c5537c336 } from '../../../platform/url-history/admin/Successor.tsx'
import { History as History_2563444dbd60c0264b49301ebffd31e2 } from '../../../platform/publishing/admin/History.tsx'
import { PictureFitness as PictureFitness_cbaa876550c3b5554a017b7a84027481 } from '../../../features/media/admin/PictureFitness.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { DatesPreview as DatesPreview_80b376b6e5b575ce7146f1f1f31e09c1 } from '../../../features/events/admin/DatesPreview.tsx'
import { BudapestDateCell as BudapestDateCell_3639ff17738caf32bf79417629abf2d2 } from '../../../platform/admin-ui/BudapestDateCell.tsx'
import { BudapestDate as BudapestDate_9381a08bc40345f1be5465108ba99089 } from '../../../platform/admin-ui/BudapestDate.tsx'
import { OccurrenceRow as OccurrenceRow_28a8b291ee7087214dbebefca1170b08 } from '../../../platform/admin-ui/RowLabels.tsx'
import { DayRow as DayRow_28a8b291ee7087214dbebefca1170b08 } from '../../../platform/admin-ui/RowLabels.tsx'
import { OriginalDate as OriginalDate_0507f1a773ab984137b6d417f0abb6d7 } from '../../../admin/OriginalDate.tsx'
import { ChangedDateRow as ChangedDateRow_28a8b291ee7087214dbebefca1170b08 } from '../../../platform/admin-ui/RowLabels.tsx'
import { PlannedCell as PlannedCell_9707df6c871319231c00f4ae3f3970f0 } from '../../../admin/list-search/PlannedCell.tsx'
import { Nothing as Nothing_0bbca22a6269099f834f043857881b81 } from '../../../admin/list-search/EmptyCell.tsx'
import { ProgramLinks as ProgramLinks_3a82209c15f2e491f0af47809d64fcaa } from '../../../features/events/import-export/admin/ProgramLinks.tsx'
import { ReadyLists as ReadyLists_757207210bff772e5874d92acbe1d81f } from '../../../admin/list-search/ReadyLists.tsx'
import { FormLanguage as FormLanguage_7039305020468dfd8c4c2ad417ea6197 } from '../../../admin/languages/FormLanguage.tsx'
import { OpenDocument as OpenDocument_d0b5d2395ed2530e75de009effa7a9bd } from '../../../admin/optimistic-locking/OpenDocument.tsx'
import { FormStateSync as HeardEdits_dcc067d1f3ca739e82ffad93c0a5deb8 } from '../../../admin/optimistic-locking/FormStateSync.tsx'
import { UnsavedForm as UnsavedForm_cc4b40450edde87dabdcd3843b13beef } from '../../../admin/form-drafts/UnsavedForm.tsx'
import { Languages as Languages_2506d275c34491e05157e91811060177 } from '../../../admin/languages/Languages.tsx'
import { Usages as Usages_61b144d5ec492341388112b2a7cda5b4 } from '../../../platform/trash/admin/Usages.tsx'
import { PointOnMap as PointOnMap_86e0db0a1bab43d7add4a7bb528e5e3b } from '../../../features/base-map/admin/PointOnMap.tsx'
import { Degrees as Degrees_453c6eaa3ab7576aa87429cb6641e8ff } from '../../../features/base-map/admin/Degrees.tsx'
import { NamedRow as NamedRow_28a8b291ee7087214dbebefca1170b08 } from '../../../platform/admin-ui/RowLabels.tsx'
import { HoursRow as HoursRow_28a8b291ee7087214dbebefca1170b08 } from '../../../platform/admin-ui/RowLabels.tsx'
import { SectionLabel as SectionLabel_3cb576344438611d07557d428369b378 } from '../../../admin/sections/SectionLabel.tsx'
import { NewRowsStayOpen as NewRowsStayOpen_62842540821206092ca7dcad93afb7b5 } from '../../../admin/sections/NewRowsStayOpen.tsx'
import { ChoiceTitle as ChoiceTitle_3aa520c5310875db2163f74b76c68be4 } from '../../../platform/admin-ui/ChoiceTitle.tsx'
import { WordChoiceCell as WordChoiceCell_def6626a9fd5d4056a9b796fd569ace0 } from '../../../platform/admin-ui/WordChoice.tsx'
import { WordChoice as WordChoice_def6626a9fd5d4056a9b796fd569ace0 } from '../../../platform/admin-ui/WordChoice.tsx'
import { RedirectOverPage as OverLiving_f41432b8660df21ab629b11c34b87610 } from '../../../features/redirects/admin/RedirectOverPage.tsx'
import { TypedTarget as TypedTarget_f2a7f9dccb0af375e626e099029626cb } from '../../../features/redirects/admin/TypedTarget.tsx'
import { QrPicture as QrPicture_f957b16fe6337246ac9f4681107b91cb } from '../../../features/qr-codes/admin/QrPicture.tsx'
import { QrUses as QrUses_114ba66418b9e9509b086006eaa1a4a6 } from '../../../features/qr-codes/admin/QrUses.tsx'
import { Crops as Crops_062a594f34fe34aafa0fccd78a7e4df0 } from '../../../features/media/admin/Crops.tsx'
import { CheckLinks as CheckLinks_593d17a0e52405f0845bba2c730bbd23 } from '../../../admin/list-search/CheckLinks.tsx'
import { MakeRedirect as MakeRedirect_8e6f6107ec7c1bcf81243d9d30bb5528 } from '../../../admin/list-search/MakeRedirect.tsx'
import { Desk as Desk_b7f772ae00b85904e313e3aa61aea207 } from '../../../features/inbox/admin/Desk.tsx'
import { ReferenceCell as ReferenceCell_6b0efb6b148363009d801f1fa1f479d9 } from '../../../features/inbox/admin/Cells.tsx'
import { DueCell as DueCell_6b0efb6b148363009d801f1fa1f479d9 } from '../../../features/inbox/admin/Cells.tsx'
import { Filters as Filters_78c6c9fb7a4a863b2461b8b8459e8d4e } from '../../../features/inbox/admin/Filters.tsx'
import { NewsletterIssuePreview as NewsletterLetter_f08a21946901bcc2946eb519a599527c } from '../../../features/newsletter/admin/NewsletterIssuePreview.tsx'
import { SubscriberExport as SubscriberExport_18793b3d10effbe8cd4cabd5eac2efea } from '../../../features/newsletter/admin/SubscriberExport.tsx'
import { PasswordError as PasswordFault_7c0032c52839b4b06fdd59daf2b4f69f } from '../../../features/accounts/admin/PasswordError.tsx'
import { CurrentPassword as CurrentPassword_0a6310d9900c4c41f05debd7fc2cb149 } from '../../../features/accounts/admin/CurrentPassword.tsx'
import { SecondFactor as SecondFactor_753de9d2c181e2889a62e0ae274b7142 } from '../../../features/accounts/admin/SecondFactor.tsx'
import { TryAgain as TryAgain_de1c43ab4b511dbb814de68271c82fca } from '../../../platform/email/admin/TryAgain.tsx'
import { DeskLink as DeskLink_3df79e648129e9181c7a8ca94b6cc966 } from '../../../features/balloon/admin/DeskLink.tsx'
import { BaseMapOverview as GroundOverview_4cb32431ae496d3d0d78685925e7d640 } from '../../../features/base-map/admin/BaseMapOverview.tsx'
import { Icon as Icon_5d30d234ded9585bf9c27664547ff22d } from '../../../features/accounts/admin/Brand.tsx'
import { Logo as Logo_5d30d234ded9585bf9c27664547ff22d } from '../../../features/accounts/admin/Brand.tsx'
import { HelpLink as HelpLink_d4dcad87e04619e34e444a1c12e6bea8 } from '../../../admin/guide/HelpLink.tsx'
import { SecondFactorNotice as SecondFactorNotice_2f9e4f228810d90ffec6417ee540d2f1 } from '../../../features/accounts/admin/SecondFactorNotice.tsx'
import { Welcome as Welcome_30ab39727d9af4257f152a50e0d08bbb } from '../../../admin/dashboard/Dashboard.tsx'
import { HungarianLabels as HungarianLabels_9ac4118adc8be7fb2855a12a0e30ddb4 } from '../../../admin/payload-patches/HungarianLabels.tsx'
import { FormLanguageProvider as FormLanguageProvider_7039305020468dfd8c4c2ad417ea6197 } from '../../../admin/languages/FormLanguage.tsx'
import { PatchedFetch as PatchedFetch_c8bab944d06ffa5b26fccc4845ea555a } from '../../../admin/payload-patches/PatchedFetch.tsx'
import { SignIn as SignIn_cf9398afde878516ea183b2e61f519a0 } from '../../../features/accounts/admin/SignIn.tsx'
import { NewPassword as NewPassword_e507e32528bde2ee02919ddd91b8edaa } from '../../../features/accounts/admin/NewPassword.tsx'
import { GuideView as GuideView_88fc396a1e6103bde528ba8d67e45c03 } from '../../../admin/guide/GuideView.tsx'
import { ImportView as ImportView_166eb84995b7563ca5fb925709496c77 } from '../../../features/events/import-export/admin/ImportView.tsx'
import { CalendarView as CalendarView_0f18273c9f8507387bcf290cf1133146 } from '../../../features/events/planner/admin/CalendarView.tsx'
import { BalloonView as BalloonView_b78d23710b72b645116cff9742a3bdff } from '../../../features/balloon/admin/BalloonView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/platform/publishing/admin/PublicationCheck.tsx#PublicationCheck": PublicationCheck_5323fcac11acd5421e12abd1ca16725a,
  "/platform/publishing/admin/PublicationSchedule.tsx#PublicationSchedule": PublicationSchedule_4f7797aec8a439bbe1c2bed4101935ed,
  "/platform/url-history/admin/Successor.tsx#Successor": Successor_269fefbf92c59edafc6f4d3c5537c336,
  "/platform/publishing/admin/History.tsx#History": History_2563444dbd60c0264b49301ebffd31e2,
  "/features/media/admin/PictureFitness.tsx#PictureFitness": PictureFitness_cbaa876550c3b5554a017b7a84027481,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/features/events/admin/DatesPreview.tsx#DatesPreview": DatesPreview_80b376b6e5b575ce7146f1f1f31e09c1,
  "/platform/admin-ui/BudapestDateCell.tsx#BudapestDateCell": BudapestDateCell_3639ff17738caf32bf79417629abf2d2,
  "/platform/admin-ui/BudapestDate.tsx#BudapestDate": BudapestDate_9381a08bc40345f1be5465108ba99089,
  "/platform/admin-ui/RowLabels.tsx#OccurrenceRow": OccurrenceRow_28a8b291ee7087214dbebefca1170b08,
  "/platform/admin-ui/RowLabels.tsx#DayRow": DayRow_28a8b291ee7087214dbebefca1170b08,
  "/admin/OriginalDate.tsx#OriginalDate": OriginalDate_0507f1a773ab984137b6d417f0abb6d7,
  "/platform/admin-ui/RowLabels.tsx#ChangedDateRow": ChangedDateRow_28a8b291ee7087214dbebefca1170b08,
  "/admin/list-search/PlannedCell.tsx#PlannedCell": PlannedCell_9707df6c871319231c00f4ae3f3970f0,
  "/admin/list-search/EmptyCell.tsx#Nothing": Nothing_0bbca22a6269099f834f043857881b81,
  "/features/events/import-export/admin/ProgramLinks.tsx#ProgramLinks": ProgramLinks_3a82209c15f2e491f0af47809d64fcaa,
  "/admin/list-search/ReadyLists.tsx#ReadyLists": ReadyLists_757207210bff772e5874d92acbe1d81f,
  "/admin/languages/FormLanguage.tsx#FormLanguage": FormLanguage_7039305020468dfd8c4c2ad417ea6197,
  "/admin/optimistic-locking/OpenDocument.tsx#OpenDocument": OpenDocument_d0b5d2395ed2530e75de009effa7a9bd,
  "/admin/optimistic-locking/FormStateSync.tsx#FormStateSync": HeardEdits_dcc067d1f3ca739e82ffad93c0a5deb8,
  "/admin/form-drafts/UnsavedForm.tsx#UnsavedForm": UnsavedForm_cc4b40450edde87dabdcd3843b13beef,
  "/admin/languages/Languages.tsx#Languages": Languages_2506d275c34491e05157e91811060177,
  "/platform/trash/admin/Usages.tsx#Usages": Usages_61b144d5ec492341388112b2a7cda5b4,
  "/features/base-map/admin/PointOnMap.tsx#PointOnMap": PointOnMap_86e0db0a1bab43d7add4a7bb528e5e3b,
  "/features/base-map/admin/Degrees.tsx#Degrees": Degrees_453c6eaa3ab7576aa87429cb6641e8ff,
  "/platform/admin-ui/RowLabels.tsx#NamedRow": NamedRow_28a8b291ee7087214dbebefca1170b08,
  "/platform/admin-ui/RowLabels.tsx#HoursRow": HoursRow_28a8b291ee7087214dbebefca1170b08,
  "/admin/sections/SectionLabel.tsx#SectionLabel": SectionLabel_3cb576344438611d07557d428369b378,
  "/admin/sections/NewRowsStayOpen.tsx#NewRowsStayOpen": NewRowsStayOpen_62842540821206092ca7dcad93afb7b5,
  "/platform/admin-ui/ChoiceTitle.tsx#ChoiceTitle": ChoiceTitle_3aa520c5310875db2163f74b76c68be4,
  "/platform/admin-ui/WordChoice.tsx#WordChoiceCell": WordChoiceCell_def6626a9fd5d4056a9b796fd569ace0,
  "/platform/admin-ui/WordChoice.tsx#WordChoice": WordChoice_def6626a9fd5d4056a9b796fd569ace0,
  "/features/redirects/admin/RedirectOverPage.tsx#RedirectOverPage": OverLiving_f41432b8660df21ab629b11c34b87610,
  "/features/redirects/admin/TypedTarget.tsx#TypedTarget": TypedTarget_f2a7f9dccb0af375e626e099029626cb,
  "/features/qr-codes/admin/QrPicture.tsx#QrPicture": QrPicture_f957b16fe6337246ac9f4681107b91cb,
  "/features/qr-codes/admin/QrUses.tsx#QrUses": QrUses_114ba66418b9e9509b086006eaa1a4a6,
  "/features/media/admin/Crops.tsx#Crops": Crops_062a594f34fe34aafa0fccd78a7e4df0,
  "/admin/list-search/CheckLinks.tsx#CheckLinks": CheckLinks_593d17a0e52405f0845bba2c730bbd23,
  "/admin/list-search/MakeRedirect.tsx#MakeRedirect": MakeRedirect_8e6f6107ec7c1bcf81243d9d30bb5528,
  "/features/inbox/admin/Desk.tsx#Desk": Desk_b7f772ae00b85904e313e3aa61aea207,
  "/features/inbox/admin/Cells.tsx#ReferenceCell": ReferenceCell_6b0efb6b148363009d801f1fa1f479d9,
  "/features/inbox/admin/Cells.tsx#DueCell": DueCell_6b0efb6b148363009d801f1fa1f479d9,
  "/features/inbox/admin/Filters.tsx#Filters": Filters_78c6c9fb7a4a863b2461b8b8459e8d4e,
  "/features/newsletter/admin/NewsletterIssuePreview.tsx#NewsletterIssuePreview": NewsletterLetter_f08a21946901bcc2946eb519a599527c,
  "/features/newsletter/admin/SubscriberExport.tsx#SubscriberExport": SubscriberExport_18793b3d10effbe8cd4cabd5eac2efea,
  "/features/accounts/admin/PasswordError.tsx#PasswordError": PasswordFault_7c0032c52839b4b06fdd59daf2b4f69f,
  "/features/accounts/admin/CurrentPassword.tsx#CurrentPassword": CurrentPassword_0a6310d9900c4c41f05debd7fc2cb149,
  "/features/accounts/admin/SecondFactor.tsx#SecondFactor": SecondFactor_753de9d2c181e2889a62e0ae274b7142,
  "/platform/email/admin/TryAgain.tsx#TryAgain": TryAgain_de1c43ab4b511dbb814de68271c82fca,
  "/features/balloon/admin/DeskLink.tsx#DeskLink": DeskLink_3df79e648129e9181c7a8ca94b6cc966,
  "/features/base-map/admin/BaseMapOverview.tsx#BaseMapOverview": GroundOverview_4cb32431ae496d3d0d78685925e7d640,
  "/features/accounts/admin/Brand.tsx#Icon": Icon_5d30d234ded9585bf9c27664547ff22d,
  "/features/accounts/admin/Brand.tsx#Logo": Logo_5d30d234ded9585bf9c27664547ff22d,
  "/admin/guide/HelpLink.tsx#HelpLink": HelpLink_d4dcad87e04619e34e444a1c12e6bea8,
  "/features/accounts/admin/SecondFactorNotice.tsx#SecondFactorNotice": SecondFactorNotice_2f9e4f228810d90ffec6417ee540d2f1,
  "/admin/dashboard/Dashboard.tsx#Welcome": Welcome_30ab39727d9af4257f152a50e0d08bbb,
  "/admin/payload-patches/HungarianLabels.tsx#HungarianLabels": HungarianLabels_9ac4118adc8be7fb2855a12a0e30ddb4,
  "/admin/languages/FormLanguage.tsx#FormLanguageProvider": FormLanguageProvider_7039305020468dfd8c4c2ad417ea6197,
  "/admin/payload-patches/PatchedFetch.tsx#PatchedFetch": PatchedFetch_c8bab944d06ffa5b26fccc4845ea555a,
  "/features/accounts/admin/SignIn.tsx#SignIn": SignIn_cf9398afde878516ea183b2e61f519a0,
  "/features/accounts/admin/NewPassword.tsx#NewPassword": NewPassword_e507e32528bde2ee02919ddd91b8edaa,
  "/admin/guide/GuideView.tsx#GuideView": GuideView_88fc396a1e6103bde528ba8d67e45c03,
  "/features/events/import-export/admin/ImportView.tsx#ImportView": ImportView_166eb84995b7563ca5fb925709496c77,
  "/features/events/planner/admin/CalendarView.tsx#CalendarView": CalendarView_0f18273c9f8507387bcf290cf1133146,
  "/features/balloon/admin/BalloonView.tsx#BalloonView": BalloonView_b78d23710b72b645116cff9742a3bdff,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
