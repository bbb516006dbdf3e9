import { PublicationCheck as PublicationCheck_3b0faa609abafc6f1069f3fd12233027 } from '../../../platform/publishing/admin/PublicationCheck.tsx'
import { PublicationSchedule as PublicationSchedule_e0dfa19d27db0d8b4855c09c57406238 } from '../../../platform/publishing/admin/PublicationSchedule.tsx'
import { Approval as Approval_c66a72076c2de0790250799ee1389ba8 } from '../../../features/approval/admin/Approval.tsx'
import { Successor as Successor_d6bb139764ebac864aa55cfbbc184f3e } from '../../../platform/url-history/admin/Successor.tsx'
import { History as History_0618649b705fdd5a46cb94a66270e9c5 } from '../../../platform/publishing/admin/History.tsx'
import { PictureFitness as PictureFitness_274c4ad2ec267fafbf165fd1de2fb8b7 } from '../../../features/media/admin/PictureFitness.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { CleanPasteClient as CleanPasteClient_bf258ccb2c2644932d1c3199f4cb8386 } from '../../../platform/admin-ui/CleanPaste.tsx'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { DatesPreview as DatesPreview_a9faf4553918d5540287235cf063e2e8 } from '../../../features/events/admin/DatesPreview.tsx'
import { BudapestDateCell as BudapestDateCell_1451408bbadfa89f6ff9eaa83539b174 } from '../../../platform/admin-ui/dates/BudapestDateCell.tsx'
import { BudapestDate as BudapestDate_7f0c6c78f4fbccadac99d271dac7048c } from '../../../platform/admin-ui/dates/BudapestDate.tsx'
import { FoldManyRows as FoldManyRows_8cfe94229413dafced3a310561017c08 } from '../../../admin/sections/FoldManyRows.tsx'
import { OccurrenceRow as OccurrenceRow_e53745dc2f066df7f7b9b436ce438611 } from '../../../platform/admin-ui/RowLabels.tsx'
import { DayRow as DayRow_e53745dc2f066df7f7b9b436ce438611 } from '../../../platform/admin-ui/RowLabels.tsx'
import { OriginalDate as OriginalDate_fd6c143265b1e905deb0454d549c37bc } from '../../../features/events/admin/OriginalDate.tsx'
import { ChangedDateRow as ChangedDateRow_e53745dc2f066df7f7b9b436ce438611 } from '../../../platform/admin-ui/RowLabels.tsx'
import { ReviewAgain as ReviewAgain_20efdf1ab5cd9f4e0f6d3b504ce06bec } from '../../../platform/publishing/admin/ReviewAgain.tsx'
import { PlannedCell as PlannedCell_549c4e1f6f423bddaf9361fcfdc19597 } from '../../../admin/list-search/PlannedCell.tsx'
import { Nothing as Nothing_1cb1f42f03100cc2849f212478d6221e } from '../../../admin/list-search/EmptyCell.tsx'
import { ProgramLinks as ProgramLinks_f048c574189991d27c7a3176d1d6ccdf } from '../../../features/events/import-export/admin/ProgramLinks.tsx'
import { ReadyLists as ReadyLists_cdddc181d10bced5b421d36111e0e57f } from '../../../admin/list-search/ReadyLists.tsx'
import { FormLanguage as FormLanguage_7039305020468dfd8c4c2ad417ea6197 } from '../../../admin/languages/FormLanguage.tsx'
import { SuccessorNotice as SuccessorNotice_1d74079e1ce4b73f38c51558c139785a } from '../../../platform/url-history/admin/SuccessorNotice.tsx'
import { DeleteNotice as DeleteNotice_d37c11099e2aa2db7db374848d0929ba } from '../../../platform/trash/admin/DeleteNotice.tsx'
import { OpenDocument as OpenDocument_de9e4b190aa516373914e973e0cceb7d } from '../../../admin/optimistic-locking/OpenDocument.tsx'
import { FormStateSync as FormStateSync_9d9bc4189d96aaa6ce6c5d3db730deed } from '../../../admin/optimistic-locking/FormStateSync.tsx'
import { UnsavedForm as UnsavedForm_cc4b40450edde87dabdcd3843b13beef } from '../../../admin/form-drafts/UnsavedForm.tsx'
import { PublishButton as PublishButton_4b991fcf3b4c15c3fc3e228128cb943a } from '../../../platform/publishing/admin/PublishButton.tsx'
import { EditView as EditView_961fa3e8066cac2c97869e3fa4ae4ad0 } from '../../../admin/new-record/EditView.tsx'
import { Languages as Languages_2506d275c34491e05157e91811060177 } from '../../../admin/languages/Languages.tsx'
import { Usages as Usages_6dcfeced3307408d7dc4e444cebae92d } from '../../../platform/trash/admin/Usages.tsx'
import { PointOnMap as PointOnMap_d6018e70828b0b7b25baaa1331066024 } from '../../../features/base-map/admin/PointOnMap.tsx'
import { Degrees as Degrees_6d2f3e2d2b5624ff5853aa68fd269508 } from '../../../features/base-map/admin/Degrees.tsx'
import { AddPictures as AddPictures_740af503982bd03dbe91130beaed7bb9 } from '../../../features/media/admin/AddPictures.tsx'
import { NamedRow as NamedRow_e53745dc2f066df7f7b9b436ce438611 } from '../../../platform/admin-ui/RowLabels.tsx'
import { ClosingTime as ClosingTime_3284fdfc53da913ab1109555096aa3e8 } from '../../../features/places/admin/ClosingTime.tsx'
import { HoursRow as HoursRow_e53745dc2f066df7f7b9b436ce438611 } from '../../../platform/admin-ui/RowLabels.tsx'
import { SectionLabel as SectionLabel_3cb576344438611d07557d428369b378 } from '../../../admin/sections/SectionLabel.tsx'
import { NewRowsStayOpen as NewRowsStayOpen_62842540821206092ca7dcad93afb7b5 } from '../../../admin/sections/NewRowsStayOpen.tsx'
import { OrderCell as OrderCell_d3486037310898d859c55ffcac89b0c7 } from '../../../platform/list-order/admin/OrderCell.tsx'
import { ExceptionalHours as ExceptionalHours_d83b59e228671d94b54fef546eda754a } from '../../../features/places/exceptional-hours/admin/ExceptionalHours.tsx'
import { OrderNotice as OrderNotice_12d03feb12cecb5f7105865d3d45fba3 } from '../../../platform/list-order/admin/OrderNotice.tsx'
import { WordChoiceCell as WordChoiceCell_f1630ee151322d7f8cad1021bab6e868 } from '../../../platform/admin-ui/WordChoice.tsx'
import { WordChoice as WordChoice_f1630ee151322d7f8cad1021bab6e868 } from '../../../platform/admin-ui/WordChoice.tsx'
import { LinkKindChoice as LinkKindChoice_520101c3c4e8bb34f38e03fb03643f28 } from '../../../platform/admin-ui/links/LinkKindChoice.tsx'
import { LinkItem as LinkItem_a9b75bf95bc9de3c0b011cfd4b785b64 } from '../../../platform/admin-ui/links/LinkBoxes.tsx'
import { LinkScreen as LinkScreen_a9b75bf95bc9de3c0b011cfd4b785b64 } from '../../../platform/admin-ui/links/LinkBoxes.tsx'
import { LinkUrl as LinkUrl_a9b75bf95bc9de3c0b011cfd4b785b64 } from '../../../platform/admin-ui/links/LinkBoxes.tsx'
import { ChoiceTitle as ChoiceTitle_60e28e5d82d5607469ebb91988cf1aaa } from '../../../platform/admin-ui/ChoiceTitle.tsx'
import { ChoiceDescription as ChoiceDescription_60e28e5d82d5607469ebb91988cf1aaa } from '../../../platform/admin-ui/ChoiceTitle.tsx'
import { RedirectOverPage as RedirectOverPage_84d8a827e61d10e47145990dbd74c00e } from '../../../features/redirects/admin/RedirectOverPage.tsx'
import { TypedTarget as TypedTarget_991b46b6cb1e6c16b548a1aa7530c180 } from '../../../features/redirects/admin/TypedTarget.tsx'
import { QrPicture as QrPicture_56ea2c594c4a9e7934c01d1f6de9cd99 } from '../../../features/qr-codes/admin/QrPicture.tsx'
import { QrScans as QrScans_f9cbae81c8e260bcb8c51b33c2ffe42b } from '../../../features/qr-codes/admin/QrScans.tsx'
import { FileError as FileError_e45db80e798484d763c258ef3bdb5425 } from '../../../features/media/admin/FileError.tsx'
import { SentFile as SentFile_43a301aa0dc35292ab04e8425304731c } from '../../../features/media/admin/SentFile.tsx'
import { Crops as Crops_b027c77112b0d8ade4722f19565671ad } from '../../../features/media/admin/Crops.tsx'
import { PictureFilters as PictureFilters_2c935067cf8444b34cb7e80416f4f9c9 } from '../../../features/media/admin/PictureFilters.tsx'
import { CheckLinks as CheckLinks_6283c9c8bb4e659686fd410c598d9e90 } from '../../../admin/list-search/CheckLinks.tsx'
import { MakeRedirect as MakeRedirect_3a35cab4d2f3a22ff63013f370fbabbc } from '../../../features/redirects/admin/MakeRedirect.tsx'
import { CaseDetailsView as CaseDetailsView_5cb9ca798694d40b6795105b2e082a06 } from '../../../features/inbox/admin/CaseDetailsView.tsx'
import { ReferenceCell as ReferenceCell_f9bc8823caa772f12ebe5c2c283f0e63 } from '../../../features/inbox/admin/Cells.tsx'
import { DueCell as DueCell_f9bc8823caa772f12ebe5c2c283f0e63 } from '../../../features/inbox/admin/Cells.tsx'
import { Filters as Filters_683689515f02ab97bb0f078939c6f7f3 } from '../../../features/inbox/admin/Filters.tsx'
import { NewsletterIssuePreview as NewsletterIssuePreview_6abd09a2b01ed7d8b7d3fe050669a6f1 } from '../../../features/newsletter/admin/NewsletterIssuePreview.tsx'
import { SubscriberExport as SubscriberExport_12653a9d02ebae86d40a8d799a6f26f0 } from '../../../features/newsletter/admin/SubscriberExport.tsx'
import { Invitation as Invitation_4387bee466c2bf4a7b4335f0f13627a9 } from '../../../features/accounts/admin/Invitation.tsx'
import { PasswordError as PasswordError_23c04b48c2aaa2053a8501a76faf2dd3 } from '../../../features/accounts/admin/PasswordError.tsx'
import { CurrentPassword as CurrentPassword_9144aeea5abe1bae08e976312bb1b4e8 } from '../../../features/accounts/admin/CurrentPassword.tsx'
import { SecondFactor as SecondFactor_a07f3bf164b86e3e99c4786f4e8fb3cb } from '../../../features/accounts/admin/SecondFactor.tsx'
import { Sessions as Sessions_aaa6861a2807931612efdd526d4828e0 } from '../../../features/accounts/admin/Sessions.tsx'
import { TryAgain as TryAgain_990d8eb4ddf0dab310c63d8b6e2f3971 } from '../../../platform/email/admin/TryAgain.tsx'
import { DeskLink as DeskLink_a1db513b3e4a707a3974c38e8b9c2d81 } from '../../../features/balloon/admin/DeskLink.tsx'
import { BaseMapOverview as BaseMapOverview_d05b42309e9bd7d04fa0c77b6cc971a9 } from '../../../features/base-map/admin/BaseMapOverview.tsx'
import { Icon as Icon_ec22f1ec9930eebca86ecc99d18ec4e8 } from '../../../features/accounts/admin/Brand.tsx'
import { Logo as Logo_ec22f1ec9930eebca86ecc99d18ec4e8 } from '../../../features/accounts/admin/Brand.tsx'
import { HelpLink as HelpLink_d4dcad87e04619e34e444a1c12e6bea8 } from '../../../admin/guide/HelpLink.tsx'
import { SecondFactorNotice as SecondFactorNotice_38df630536b12bdd005f1d1ad5f62385 } from '../../../features/accounts/admin/SecondFactorNotice.tsx'
import { Welcome as Welcome_f781e9028d57a98d9263c5f8db6380b6 } from '../../../admin/dashboard/Dashboard.tsx'
import { HungarianLabels as HungarianLabels_5c896c007986a789410ce8130c9356ac } from '../../../admin/payload-patches/HungarianLabels.tsx'
import { FormLanguageProvider as FormLanguageProvider_7039305020468dfd8c4c2ad417ea6197 } from '../../../admin/languages/FormLanguage.tsx'
import { PatchedFetch as PatchedFetch_7b0ef73f72dfeb92311cd86124d93f1b } from '../../../admin/payload-patches/PatchedFetch.tsx'
import { SignIn as SignIn_449a6e8fefc930173842d9251e1f3b03 } from '../../../features/accounts/admin/SignIn.tsx'
import { NewPassword as NewPassword_e495787bea36cdc9a3d9bd2f20956191 } from '../../../features/accounts/admin/NewPassword.tsx'
import { GuideView as GuideView_88fc396a1e6103bde528ba8d67e45c03 } from '../../../admin/guide/GuideView.tsx'
import { ImportView as ImportView_f7aa696e2e3d73d709d37059c4897689 } from '../../../features/events/import-export/admin/ImportView.tsx'
import { CalendarView as CalendarView_a63b2d78cdfa5c7971934e298f66deac } from '../../../features/events/planner/admin/CalendarView.tsx'
import { BalloonView as BalloonView_aa7e95b7c90bfdee7755620c1e9ce16f } from '../../../features/balloon/admin/BalloonView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/platform/publishing/admin/PublicationCheck.tsx#PublicationCheck": PublicationCheck_3b0faa609abafc6f1069f3fd12233027,
  "/platform/publishing/admin/PublicationSchedule.tsx#PublicationSchedule": PublicationSchedule_e0dfa19d27db0d8b4855c09c57406238,
  "/features/approval/admin/Approval.tsx#Approval": Approval_c66a72076c2de0790250799ee1389ba8,
  "/platform/url-history/admin/Successor.tsx#Successor": Successor_d6bb139764ebac864aa55cfbbc184f3e,
  "/platform/publishing/admin/History.tsx#History": History_0618649b705fdd5a46cb94a66270e9c5,
  "/features/media/admin/PictureFitness.tsx#PictureFitness": PictureFitness_274c4ad2ec267fafbf165fd1de2fb8b7,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/platform/admin-ui/CleanPaste.tsx#CleanPasteClient": CleanPasteClient_bf258ccb2c2644932d1c3199f4cb8386,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/features/events/admin/DatesPreview.tsx#DatesPreview": DatesPreview_a9faf4553918d5540287235cf063e2e8,
  "/platform/admin-ui/dates/BudapestDateCell.tsx#BudapestDateCell": BudapestDateCell_1451408bbadfa89f6ff9eaa83539b174,
  "/platform/admin-ui/dates/BudapestDate.tsx#BudapestDate": BudapestDate_7f0c6c78f4fbccadac99d271dac7048c,
  "/admin/sections/FoldManyRows.tsx#FoldManyRows": FoldManyRows_8cfe94229413dafced3a310561017c08,
  "/platform/admin-ui/RowLabels.tsx#OccurrenceRow": OccurrenceRow_e53745dc2f066df7f7b9b436ce438611,
  "/platform/admin-ui/RowLabels.tsx#DayRow": DayRow_e53745dc2f066df7f7b9b436ce438611,
  "/features/events/admin/OriginalDate.tsx#OriginalDate": OriginalDate_fd6c143265b1e905deb0454d549c37bc,
  "/platform/admin-ui/RowLabels.tsx#ChangedDateRow": ChangedDateRow_e53745dc2f066df7f7b9b436ce438611,
  "/platform/publishing/admin/ReviewAgain.tsx#ReviewAgain": ReviewAgain_20efdf1ab5cd9f4e0f6d3b504ce06bec,
  "/admin/list-search/PlannedCell.tsx#PlannedCell": PlannedCell_549c4e1f6f423bddaf9361fcfdc19597,
  "/admin/list-search/EmptyCell.tsx#Nothing": Nothing_1cb1f42f03100cc2849f212478d6221e,
  "/features/events/import-export/admin/ProgramLinks.tsx#ProgramLinks": ProgramLinks_f048c574189991d27c7a3176d1d6ccdf,
  "/admin/list-search/ReadyLists.tsx#ReadyLists": ReadyLists_cdddc181d10bced5b421d36111e0e57f,
  "/admin/languages/FormLanguage.tsx#FormLanguage": FormLanguage_7039305020468dfd8c4c2ad417ea6197,
  "/platform/url-history/admin/SuccessorNotice.tsx#SuccessorNotice": SuccessorNotice_1d74079e1ce4b73f38c51558c139785a,
  "/platform/trash/admin/DeleteNotice.tsx#DeleteNotice": DeleteNotice_d37c11099e2aa2db7db374848d0929ba,
  "/admin/optimistic-locking/OpenDocument.tsx#OpenDocument": OpenDocument_de9e4b190aa516373914e973e0cceb7d,
  "/admin/optimistic-locking/FormStateSync.tsx#FormStateSync": FormStateSync_9d9bc4189d96aaa6ce6c5d3db730deed,
  "/admin/form-drafts/UnsavedForm.tsx#UnsavedForm": UnsavedForm_cc4b40450edde87dabdcd3843b13beef,
  "/platform/publishing/admin/PublishButton.tsx#PublishButton": PublishButton_4b991fcf3b4c15c3fc3e228128cb943a,
  "/admin/new-record/EditView.tsx#EditView": EditView_961fa3e8066cac2c97869e3fa4ae4ad0,
  "/admin/languages/Languages.tsx#Languages": Languages_2506d275c34491e05157e91811060177,
  "/platform/trash/admin/Usages.tsx#Usages": Usages_6dcfeced3307408d7dc4e444cebae92d,
  "/features/base-map/admin/PointOnMap.tsx#PointOnMap": PointOnMap_d6018e70828b0b7b25baaa1331066024,
  "/features/base-map/admin/Degrees.tsx#Degrees": Degrees_6d2f3e2d2b5624ff5853aa68fd269508,
  "/features/media/admin/AddPictures.tsx#AddPictures": AddPictures_740af503982bd03dbe91130beaed7bb9,
  "/platform/admin-ui/RowLabels.tsx#NamedRow": NamedRow_e53745dc2f066df7f7b9b436ce438611,
  "/features/places/admin/ClosingTime.tsx#ClosingTime": ClosingTime_3284fdfc53da913ab1109555096aa3e8,
  "/platform/admin-ui/RowLabels.tsx#HoursRow": HoursRow_e53745dc2f066df7f7b9b436ce438611,
  "/admin/sections/SectionLabel.tsx#SectionLabel": SectionLabel_3cb576344438611d07557d428369b378,
  "/admin/sections/NewRowsStayOpen.tsx#NewRowsStayOpen": NewRowsStayOpen_62842540821206092ca7dcad93afb7b5,
  "/platform/list-order/admin/OrderCell.tsx#OrderCell": OrderCell_d3486037310898d859c55ffcac89b0c7,
  "/features/places/exceptional-hours/admin/ExceptionalHours.tsx#ExceptionalHours": ExceptionalHours_d83b59e228671d94b54fef546eda754a,
  "/platform/list-order/admin/OrderNotice.tsx#OrderNotice": OrderNotice_12d03feb12cecb5f7105865d3d45fba3,
  "/platform/admin-ui/WordChoice.tsx#WordChoiceCell": WordChoiceCell_f1630ee151322d7f8cad1021bab6e868,
  "/platform/admin-ui/WordChoice.tsx#WordChoice": WordChoice_f1630ee151322d7f8cad1021bab6e868,
  "/platform/admin-ui/links/LinkKindChoice.tsx#LinkKindChoice": LinkKindChoice_520101c3c4e8bb34f38e03fb03643f28,
  "/platform/admin-ui/links/LinkBoxes.tsx#LinkItem": LinkItem_a9b75bf95bc9de3c0b011cfd4b785b64,
  "/platform/admin-ui/links/LinkBoxes.tsx#LinkScreen": LinkScreen_a9b75bf95bc9de3c0b011cfd4b785b64,
  "/platform/admin-ui/links/LinkBoxes.tsx#LinkUrl": LinkUrl_a9b75bf95bc9de3c0b011cfd4b785b64,
  "/platform/admin-ui/ChoiceTitle.tsx#ChoiceTitle": ChoiceTitle_60e28e5d82d5607469ebb91988cf1aaa,
  "/platform/admin-ui/ChoiceTitle.tsx#ChoiceDescription": ChoiceDescription_60e28e5d82d5607469ebb91988cf1aaa,
  "/features/redirects/admin/RedirectOverPage.tsx#RedirectOverPage": RedirectOverPage_84d8a827e61d10e47145990dbd74c00e,
  "/features/redirects/admin/TypedTarget.tsx#TypedTarget": TypedTarget_991b46b6cb1e6c16b548a1aa7530c180,
  "/features/qr-codes/admin/QrPicture.tsx#QrPicture": QrPicture_56ea2c594c4a9e7934c01d1f6de9cd99,
  "/features/qr-codes/admin/QrScans.tsx#QrScans": QrScans_f9cbae81c8e260bcb8c51b33c2ffe42b,
  "/features/media/admin/FileError.tsx#FileError": FileError_e45db80e798484d763c258ef3bdb5425,
  "/features/media/admin/SentFile.tsx#SentFile": SentFile_43a301aa0dc35292ab04e8425304731c,
  "/features/media/admin/Crops.tsx#Crops": Crops_b027c77112b0d8ade4722f19565671ad,
  "/features/media/admin/PictureFilters.tsx#PictureFilters": PictureFilters_2c935067cf8444b34cb7e80416f4f9c9,
  "/admin/list-search/CheckLinks.tsx#CheckLinks": CheckLinks_6283c9c8bb4e659686fd410c598d9e90,
  "/features/redirects/admin/MakeRedirect.tsx#MakeRedirect": MakeRedirect_3a35cab4d2f3a22ff63013f370fbabbc,
  "/features/inbox/admin/CaseDetailsView.tsx#CaseDetailsView": CaseDetailsView_5cb9ca798694d40b6795105b2e082a06,
  "/features/inbox/admin/Cells.tsx#ReferenceCell": ReferenceCell_f9bc8823caa772f12ebe5c2c283f0e63,
  "/features/inbox/admin/Cells.tsx#DueCell": DueCell_f9bc8823caa772f12ebe5c2c283f0e63,
  "/features/inbox/admin/Filters.tsx#Filters": Filters_683689515f02ab97bb0f078939c6f7f3,
  "/features/newsletter/admin/NewsletterIssuePreview.tsx#NewsletterIssuePreview": NewsletterIssuePreview_6abd09a2b01ed7d8b7d3fe050669a6f1,
  "/features/newsletter/admin/SubscriberExport.tsx#SubscriberExport": SubscriberExport_12653a9d02ebae86d40a8d799a6f26f0,
  "/features/accounts/admin/Invitation.tsx#Invitation": Invitation_4387bee466c2bf4a7b4335f0f13627a9,
  "/features/accounts/admin/PasswordError.tsx#PasswordError": PasswordError_23c04b48c2aaa2053a8501a76faf2dd3,
  "/features/accounts/admin/CurrentPassword.tsx#CurrentPassword": CurrentPassword_9144aeea5abe1bae08e976312bb1b4e8,
  "/features/accounts/admin/SecondFactor.tsx#SecondFactor": SecondFactor_a07f3bf164b86e3e99c4786f4e8fb3cb,
  "/features/accounts/admin/Sessions.tsx#Sessions": Sessions_aaa6861a2807931612efdd526d4828e0,
  "/platform/email/admin/TryAgain.tsx#TryAgain": TryAgain_990d8eb4ddf0dab310c63d8b6e2f3971,
  "/features/balloon/admin/DeskLink.tsx#DeskLink": DeskLink_a1db513b3e4a707a3974c38e8b9c2d81,
  "/features/base-map/admin/BaseMapOverview.tsx#BaseMapOverview": BaseMapOverview_d05b42309e9bd7d04fa0c77b6cc971a9,
  "/features/accounts/admin/Brand.tsx#Icon": Icon_ec22f1ec9930eebca86ecc99d18ec4e8,
  "/features/accounts/admin/Brand.tsx#Logo": Logo_ec22f1ec9930eebca86ecc99d18ec4e8,
  "/admin/guide/HelpLink.tsx#HelpLink": HelpLink_d4dcad87e04619e34e444a1c12e6bea8,
  "/features/accounts/admin/SecondFactorNotice.tsx#SecondFactorNotice": SecondFactorNotice_38df630536b12bdd005f1d1ad5f62385,
  "/admin/dashboard/Dashboard.tsx#Welcome": Welcome_f781e9028d57a98d9263c5f8db6380b6,
  "/admin/payload-patches/HungarianLabels.tsx#HungarianLabels": HungarianLabels_5c896c007986a789410ce8130c9356ac,
  "/admin/languages/FormLanguage.tsx#FormLanguageProvider": FormLanguageProvider_7039305020468dfd8c4c2ad417ea6197,
  "/admin/payload-patches/PatchedFetch.tsx#PatchedFetch": PatchedFetch_7b0ef73f72dfeb92311cd86124d93f1b,
  "/features/accounts/admin/SignIn.tsx#SignIn": SignIn_449a6e8fefc930173842d9251e1f3b03,
  "/features/accounts/admin/NewPassword.tsx#NewPassword": NewPassword_e495787bea36cdc9a3d9bd2f20956191,
  "/admin/guide/GuideView.tsx#GuideView": GuideView_88fc396a1e6103bde528ba8d67e45c03,
  "/features/events/import-export/admin/ImportView.tsx#ImportView": ImportView_f7aa696e2e3d73d709d37059c4897689,
  "/features/events/planner/admin/CalendarView.tsx#CalendarView": CalendarView_a63b2d78cdfa5c7971934e298f66deac,
  "/features/balloon/admin/BalloonView.tsx#BalloonView": BalloonView_aa7e95b7c90bfdee7755620c1e9ce16f,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
