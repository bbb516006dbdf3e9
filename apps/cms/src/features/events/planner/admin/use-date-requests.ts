'use client';

import { useConfig } from '@payloadcms/ui';
import * as z from 'zod';
import { readMessage } from '../../../../platform/admin-ui/read-message.ts';
import { useAdminLanguage } from '../../../../platform/admin-ui/use-translate.ts';
import { BASED_ON, formatBase, getDocumentKey } from '../../../../platform/optimistic-locking/based-on.ts';
import type { Scope } from '../../dates/move-scopes.ts';
import type { DateChange } from '../changed-rows.ts';
import { DateDetails, type PlannedDate } from '../planned-date.ts';
import { PLANNER_TEXTS } from './planner-texts.ts';

const Moved = z.object({ start: z.string(), isPublished: z.boolean() });
const Changed = z.object({ isPublished: z.boolean() });

/** `publish`: visitors see it at once, if the event has no other unpublished changes. */
export interface RequestedMove {
  to: string;
  scope: Scope;
  publish: boolean;
}

/** The result of moving a date: its new start, or an error; `isOvertaken` if somebody else has saved meanwhile. */
export type MoveOutcome = z.infer<typeof Moved> | { message: string; isOvertaken: boolean };
/** The result of changing a date, or an error. */
export type ChangeOutcome = { isPublished: boolean } | { message: string };

/** Requests for single dates of events. */
export function useDateRequests() {
  const { config } = useConfig();
  const language = useAdminLanguage();
  const events = `${config.routes.api}/events`;

  const post = (date: PlannedDate, path: 'move' | 'date', request: object) =>
    fetch(`${events}/${date.id}/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        [BASED_ON]: formatBase(getDocumentKey('events', date.id), date.updatedAt),
      },
      body: JSON.stringify(request),
    }).catch(() => null);

  const parseRefusal = (response: Response | null, body: unknown) => {
    if (response?.status === 401) return PLANNER_TEXTS.signedOut[language];
    return readMessage(body) ?? PLANNER_TEXTS.failed[language];
  };

  const fetchDetails = async ({
    id,
    originalStart,
  }: Pick<PlannedDate, 'id' | 'originalStart'>): Promise<DateDetails | { message: string }> => {
    const query = new URLSearchParams({ original: originalStart });
    const headers = { 'accept-language': language };
    const response = await fetch(`${events}/${id}/date?${query}`, { headers }).catch(() => null);
    const body: unknown = await response?.json().catch(() => null);
    const details = DateDetails.safeParse(body);
    return response?.ok && details.success ? details.data : { message: parseRefusal(response, body) };
  };

  const move = async (date: PlannedDate, request: RequestedMove): Promise<MoveOutcome> => {
    const response = await post(date, 'move', { start: date.start, ...request });
    const body: unknown = await response?.json().catch(() => null);
    const moved = Moved.safeParse(body);
    if (response?.ok && moved.success) return moved.data;
    return { message: parseRefusal(response, body), isOvertaken: response?.status === 409 };
  };

  const change = async (date: PlannedDate, requestedChange: DateChange | null): Promise<ChangeOutcome> => {
    const response = await post(date, 'date', { original: date.originalStart, change: requestedChange });
    const body: unknown = await response?.json().catch(() => null);
    const changed = Changed.safeParse(body);
    if (response?.ok && changed.success) return changed.data;
    return { message: parseRefusal(response, body) };
  };

  return { details: fetchDetails, move, change };
}
