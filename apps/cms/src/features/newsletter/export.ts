import type { Endpoint } from 'payload';
import { record } from '../../platform/audit/record.ts';
import { label } from '../../platform/fields/labels.ts';
import { sendMessage } from '../../platform/message-answers.ts';
import { BYTE_ORDER_MARK, formatCsvCell } from '../../platform/read-model/csv-cell.ts';
import { may } from '../../platform/rights/roles.ts';
import { SUBSCRIPTIONS } from './subscriber.ts';

const FORBIDDEN = label('Ehhez rendszergazdai jog kell.', 'This is for administrators.');
const COLUMNS = ['email', 'name', 'topics', 'confirmed_at'] as const;
/** `GET /api/newsletter-subscriptions/export`, for administrators: all current subscribers as CSV. */
export const exportEndpoint: Omit<Endpoint, 'root'> = {
  method: 'get',
  path: '/export',
  handler: async (req) => {
    if (!may(req.user, 'delete', SUBSCRIPTIONS)) return sendMessage(req, 403, FORBIDDEN);
    const { docs } = await req.payload.find({
      collection: SUBSCRIPTIONS,
      overrideAccess: true,
      depth: 0,
      pagination: false,
      sort: 'id',
      where: { state: { equals: 'confirmed' } },
    });
    await record(req, { what: 'exported', subject: SUBSCRIPTIONS, detail: String(docs.length) });
    const lines = docs.map(({ email, name, topics, confirmedAt }) => {
      const chosen = Array.isArray(topics) ? topics.join(' ') : '';
      return [email, name, chosen, confirmedAt].map(formatCsvCell).join(',');
    });
    return new Response(`${BYTE_ORDER_MARK}${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="hirlevel-feliratkozok.csv"',
        'Cache-Control': 'no-store',
      },
    });
  },
};
