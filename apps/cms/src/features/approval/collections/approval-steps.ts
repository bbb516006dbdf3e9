import type { CollectionConfig } from 'payload';
import { number, select, text, textarea } from '../../../platform/fields/basics.ts';
import { label } from '../../../platform/fields/labels.ts';
import { allowReceived } from '../../../platform/rights/rules.ts';
import { MAX_COMMENT_LENGTH, STEPS } from '../steps.ts';
import { STEP_NAMES } from '../texts.ts';

export const APPROVAL_STEPS = 'approval-steps';

/**
 * The steps of the approval of documents. A document is identified by its collection and id as in the audit log, and not by a relation, so
 * that a document that waits for approval can go to the trash.
 */
export const approvalSteps: CollectionConfig = {
  slug: APPROVAL_STEPS,
  labels: { singular: label('Jóváhagyás', 'Approval'), plural: label('Jóváhagyások', 'Approvals') },
  access: { ...allowReceived('approval-steps'), delete: () => false },
  lockDocuments: false,
  admin: { hidden: true },
  fields: [
    text('subject', label('Mivel', 'With what'), { required: true }),
    { ...text('document', label('A tartalom száma', 'Number of the document'), { required: true }), index: true },
    select(
      'kind',
      label('Lépés', 'Step'),
      STEPS.map((value) => ({ value, label: STEP_NAMES[value] })),
      { required: true },
    ),
    textarea('comment', label('Megjegyzés', 'Comment'), { maxLength: MAX_COMMENT_LENGTH }),
    text('name', label('Ki', 'Who')),
    number('who', label('A fiók száma', 'Number of the account')),
  ],
};
