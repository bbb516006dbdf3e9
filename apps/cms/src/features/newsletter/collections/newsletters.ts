import type {
  ArrayField,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  FieldAccess,
  PayloadRequest,
  SelectField,
  TextareaField,
  TextField,
} from 'payload';
import { getEditorLanguage } from '../../../platform/editor-language.ts';
import { choice, moment, number, relation, select, text, textarea } from '../../../platform/fields/basics.ts';
import { NEWSLETTER_TOPIC_CHOICES } from '../../../platform/fields/choices/choices.ts';
import { label } from '../../../platform/fields/labels.ts';
import { MENU_GROUPS } from '../../../platform/fields/menu-groups.ts';
import { rows } from '../../../platform/fields/sections/rows.ts';
import { RefusalError } from '../../../platform/rights/refusal-error.ts';
import { may } from '../../../platform/rights/roles.ts';
import { adminOnly, hiddenBelow } from '../../../platform/rights/rules.ts';
import { DISPATCHING } from '../issues/dispatch.ts';
import { issueEndpoints } from '../issues/issue-endpoints.ts';

const BEGUN = label(
  'Ez a levél már elindult, ezért nem módosítható és nem törölhető. Másolatot készíthet róla.',
  'This newsletter has begun to go out, so it can be neither changed nor deleted. You can make a copy of it.',
);

const SCHEDULED = label(
  'Ez a levél időzítve van, ezért nem módosítható és nem törölhető. Ha változtatna rajta, előbb vonja vissza az időzítést.',
  'This newsletter is scheduled, so it can be neither changed nor deleted. To change it, cancel its schedule first.',
);

const getStatus = (document: unknown) =>
  typeof document === 'object' && document !== null && 'status' in document ? document.status : undefined;

function refuse(req: PayloadRequest, document: unknown): never {
  throw new RefusalError((getStatus(document) === 'scheduled' ? SCHEDULED : BEGUN)[getEditorLanguage(req)], 409);
}

const isDraft = (document: unknown) => getStatus(document) === 'draft';

/** A form for a new issue and the list ask without a document. */
const mayChangeField: FieldAccess = ({ doc }) => doc === undefined || isDraft(doc);

type IssueField = ArrayField | SelectField | TextareaField | TextField;

/** A field that is read-only in the form once the issue is scheduled or has begun. */
const limitToDraft = (field: IssueField): IssueField => ({ ...field, access: { ...field.access, update: mayChangeField } });

/** A sent issue cannot be changed. A copy begins as a draft. */
const keepBegun: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req, context }) => {
  if (context['dispatchingNewsletter'] === DISPATCHING.dispatchingNewsletter) return data;
  if (operation === 'create') return { ...data, status: 'draft', reached: null, recipients: null, sentAt: null, sendAt: null };
  return isDraft(originalDoc) ? { ...data, status: 'draft', sendAt: null } : refuse(req, originalDoc);
};

const keepBegunFromDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const document: unknown = await req.payload.findByID({ collection: 'newsletters', id, depth: 0, overrideAccess: true, req });
  if (!isDraft(document)) refuse(req, document);
};

export const newsletters: CollectionConfig = {
  slug: 'newsletters',
  labels: { singular: label('Hírlevél', 'Newsletter'), plural: label('Hírlevelek', 'Newsletters') },
  access: {
    read: ({ req }) => may(req.user, 'see', 'newsletters'),
    create: ({ req }) => may(req.user, 'write', 'newsletters'),
    update: ({ req }) => may(req.user, 'write', 'newsletters'),
    delete: adminOnly,
  },
  defaultSort: '-createdAt',
  endpoints: issueEndpoints,
  hooks: { beforeChange: [keepBegun], beforeDelete: [keepBegunFromDeletion] },
  admin: {
    group: { ...MENU_GROUPS.stories },
    hidden: hiddenBelow('see', 'newsletters'),
    useAsTitle: 'subject',
    hideAPIURL: true,
    defaultColumns: ['subject', 'status', 'topics', 'sentAt', 'createdAt'],
    listSearchableFields: ['subject', 'intro'],
    description: {
      ...label(
        'Levelek a feliratkozóknak. Mentés után megnézheti, próbát küldhet magának, majd elküldheti.',
        'Newsletters to subscribers. After saving you can look at it, send a test to yourself, and then send it.',
      ),
    },
  },
  fields: [
    {
      type: 'ui',
      name: 'letter',
      admin: {
        components: { Field: '/features/newsletter/admin/NewsletterIssuePreview.tsx#NewsletterIssuePreview' },
        disableListColumn: true,
      },
    },
    limitToDraft(text('subject', label('Tárgy', 'Subject'), { required: true, maxLength: 150 })),
    limitToDraft(
      text('preheader', label('Előnézeti sor', 'Preview line'), {
        maxLength: 150,
        hint: label('A levelezőprogramok a tárgy után mutatják.', 'E-mail apps show it after the subject.'),
      }),
    ),
    limitToDraft(
      textarea('intro', label('Bevezető', 'Introduction'), {
        required: true,
        maxLength: 4000,
        hint: label(
          'Üres sor választja el a bekezdéseket. Az első bekezdésben álló megszólítás („Kedves Olvasó!”) helyén a feliratkozó a saját nevét látja, ha megadta.',
          'Separate paragraphs with an empty line. A greeting in the first paragraph, such as ‘Kedves Olvasó!’, has the subscriber’s name, if it is known.',
        ),
      }),
    ),
    limitToDraft(
      rows('sections', label('Részek', 'Sections'), {
        row: [label('Rész', 'Section'), label('Részek', 'Sections')],
        fields: [
          text('title', label('Cím', 'Title'), { required: true }),
          relation('programs', label('Programok', 'Events'), 'events', { many: true }),
          relation('news', label('Hírek', 'News'), 'news', { many: true }),
        ],
      }),
    ),
    limitToDraft(
      select('topics', label('Kik kapják', 'Who gets it'), NEWSLETTER_TOPIC_CHOICES, {
        many: true,
        required: true,
        sidebar: true,
        hint: label('Akik legalább egyet választottak ezek közül.', 'Those who chose at least one of these.'),
      }),
    ),
    select(
      'status',
      label('Állapot', 'State'),
      [
        choice('draft', 'Még nem küldtük el', 'Not sent yet'),
        choice('scheduled', 'Időzítve', 'Scheduled'),
        choice('sending', 'Küldés alatt', 'Being sent'),
        choice('stopped', 'Leállítva', 'Stopped'),
        choice('sent', 'Elküldve', 'Sent'),
      ],
      { readOnly: true, sidebar: true, index: true, defaultValue: 'draft' },
    ),
    moment('sendAt', label('Küldés ekkor', 'To be sent at'), {
      readOnly: true,
      sidebar: true,
      index: true,
      condition: ({ status }) => status === 'scheduled',
    }),
    moment('sentAt', label('Elküldve', 'Sent at'), {
      readOnly: true,
      sidebar: true,
      condition: (data) => Boolean(data['sentAt']),
    }),
    number('recipients', label('Címzettek', 'Recipients'), {
      readOnly: true,
      sidebar: true,
      condition: (data) => Boolean(data['sentAt']),
    }),
    { name: 'reached', type: 'number', hidden: true },
  ],
};
