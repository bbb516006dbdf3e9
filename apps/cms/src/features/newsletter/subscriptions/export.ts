import type { Endpoint } from 'payload';
import { record } from '../../../platform/audit/record.ts';
import { getEditorLanguage } from '../../../platform/editor-language.ts';
import { NEWSLETTER_TOPIC_CHOICES } from '../../../platform/fields/choices/choices.ts';
import { formatMoment } from '../../../platform/fields/dates/date-texts.ts';
import { label } from '../../../platform/fields/labels.ts';
import { sendMessage } from '../../../platform/message-answers.ts';
import { BYTE_ORDER_MARK, writeCsvLines } from '../../../platform/read-model/csv-cell.ts';
import { may } from '../../../platform/rights/roles.ts';
import { SUBSCRIPTIONS } from './subscriber.ts';

const FORBIDDEN = label('Ehhez rendszergazdai jog kell.', 'This is for administrators.');
const HEADINGS = [label('E-mail', 'E-mail'), label('Név', 'Name'), label('Témák', 'Topics'), label('Megerősítette', 'Confirmed')];

/** `GET /api/newsletter-subscriptions/export`, for administrators: all current subscribers as CSV in the editor's language. */
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
    const language = getEditorLanguage(req);
    const nameTopic = (topic: string) => NEWSLETTER_TOPIC_CHOICES.find(({ value }) => value === topic)?.label[language] ?? topic;
    const rows = docs.map(({ email, name, topics, confirmedAt }) => [
      email ?? '',
      name ?? '',
      (topics ?? []).map(nameTopic).join(', '),
      confirmedAt ? formatMoment(confirmedAt, language) : '',
    ]);
    const lines = [HEADINGS.map((heading) => heading[language]), ...rows];
    return new Response(BYTE_ORDER_MARK + writeCsvLines(lines, language === 'hu' ? ';' : ','), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="hirlevel-feliratkozok.csv"',
        'Cache-Control': 'no-store',
      },
    });
  },
};
