import type { PayloadRequest, SanitizedConfig } from 'payload';
import { isRecord } from '../../is-record.ts';
import { readRelation } from '../../read-relation.ts';
import { refuseIncompleteDraft } from '../checks/refuse-incomplete.ts';
import { SCHEDULE_TASK } from './jobs.ts';

async function refusePlan(req: PayloadRequest, input: unknown): Promise<void> {
  const { doc, type } = isRecord(input) ? input : {};
  const planned = readRelation(doc);
  if (type === 'unpublish' || !planned) return;
  await refuseIncompleteDraft(req, planned.relationTo, planned.value);
}

/** Planned publications fail, and their editors get an e-mail, when the publish checks find an error: Payload's task validates one language only. */
export function withCheckedPlans(config: SanitizedConfig): SanitizedConfig {
  for (const task of config.jobs.tasks ?? []) {
    const { handler } = task;
    if (task.slug !== SCHEDULE_TASK || typeof handler !== 'function') continue;
    task.handler = async (args) => {
      await refusePlan(args.req, args.input);
      return handler(args);
    };
  }
  return config;
}
