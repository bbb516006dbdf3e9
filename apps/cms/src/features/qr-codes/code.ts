import { SLUG_PATTERN } from '@liget/content-api/vocabulary/slug';
import type { PayloadRequest, TextField } from 'payload';
import { text as validateText } from 'payload/shared';
import { joinTransaction } from '../../platform/database/transactions/transaction.ts';
import { inEditorLanguage } from '../../platform/editor-language.ts';
import { label } from '../../platform/fields/labels.ts';
import { isRecord } from '../../platform/is-record.ts';

type ValidateText = NonNullable<Extract<TextField, { hasMany?: false | undefined }>['validate']>;

/** Characters of a code: each makes the drawing denser and harder to scan from a distance. */
export const MAX_CODE_LENGTH = 40;

const ERROR_TEXTS = {
  signs: label(
    'A kódban csak ékezet nélküli betű, szám és közöttük egy-egy kötőjel lehet, szóköz és más jel nem, például „ballon-2”.',
    'A code consists of letters without accents, digits and single hyphens between them, without spaces and other signs, such as ‘ballon-2’.',
  ),
  taken: (code: string) =>
    label(
      `„${code}” kódú tábla már van. Adjon meg másikat, vagy annak a célját írja át.`,
      `There is a sign with the code ‘${code}’ already. Choose another one, or change the target of that one.`,
    ),
  case: (code: string) =>
    label(
      `Van már „${code}” kód, amely ettől csak kis- és nagybetűben tér el; kézzel begépelve összetévesztenék őket. Adjon meg másikat.`,
      `There is the code ‘${code}’ already, which differs only in capital letters; typed by hand, the two would be confused. Choose another one.`,
    ),
};

/** Like a slug, but with capitals: the printed codes are case-sensitive. */
const CODE_PATTERN = new RegExp(SLUG_PATTERN, 'i');

/** Letters and digits, and single hyphens between them. */
export const isCode = (code: string): boolean => code.length <= MAX_CODE_LENGTH && CODE_PATTERN.test(code);

/** Codes of other documents that are equal or differ only in capitals, except those in the trash, which `asUniqueText` reports. */
async function findLikeCodes(code: string, id: unknown, req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'qr-codes',
    depth: 0,
    limit: 50,
    pagination: false,
    overrideAccess: true,
    select: { code: true },
    where: { and: [{ code: { like: code } }, ...(id === undefined || id === null ? [] : [{ id: { not_equals: id } }])] },
    ...joinTransaction(req),
  });
  const rows: unknown[] = docs;
  const codes = rows.flatMap((row) => (isRecord(row) && typeof row['code'] === 'string' ? [row['code']] : []));
  return codes.filter((other) => other.toLowerCase() === code.toLowerCase());
}

/** Validates that a code can be printed and typed, and is unique. An already printed one may stay unchanged. */
export const isGoodCode: ValidateText = async (value, options) => {
  const result = validateText(value, options);
  if (result !== true || typeof value !== 'string' || value === '' || value === options.previousValue) return result;
  const { req, id } = options;
  if (!isCode(value)) return inEditorLanguage(ERROR_TEXTS.signs, req);
  const others = await findLikeCodes(value, id, req);
  if (others.includes(value)) return inEditorLanguage(ERROR_TEXTS.taken(value), req);
  const [other] = others;
  return other === undefined || inEditorLanguage(ERROR_TEXTS.case(other), req);
};
