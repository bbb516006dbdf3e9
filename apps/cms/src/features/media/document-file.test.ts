import { makeDocument } from '@liget/seed/documents';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAccountFactory } from '../../testing/accounts/test-accounts.ts';
import { temporaryDatabase } from '../../testing/databases/temporary-database.ts';
import { createApiClient, signIn } from '../../testing/test-content.ts';
import { findDocumentError, toStoredName } from './document-file.ts';

const office = (folder: string) => Buffer.from(`PK\u0003\u0004[Content_Types].xml${folder}/document.xml`, 'latin1');
const PDF = await makeDocument({ parts: [{ title: 'Házirend', paragraphs: ['Kutyát pórázon.'] }], created: new Date(0) });

describe('a document', () => {
  test.each([
    ['hazirend.pdf', PDF],
    ['level.DOCX', office('word')],
    ['tabla.xlsx', office('xl')],
    ['csomag.zip', Buffer.from('PK\u0005\u0006', 'latin1')],
    ['adatok.csv', Buffer.from('név;ár\nfa;1\n')],
    ['regi.csv', Buffer.from('n\xe9v;\xe1r\n', 'latin1')],
  ])('is accepted: %s', (name, bytes) => expect(findDocumentError(name, bytes)).toBeNull());

  test.each([
    ['kep.png', Buffer.from('x'), /nem tölthető fel ide/],
    ['program.exe', Buffer.from('MZ'), /nem tölthető fel ide/],
    ['ures.pdf', Buffer.alloc(0), /üres/],
    ['hazirend.pdf', Buffer.from('<html><script>'), /a neve szerint PDF, a tartalma szerint nem az/],
    ['csonka.pdf', PDF.subarray(0, PDF.length / 2), /vagy sérült/],
    ['vegtelen.pdf', Buffer.from('%PDF-1.7\n%%EOF'), /vagy sérült/],
    ['level.docx', office('xl'), /Word-dokumentum/],
    ['tabla.xlsx', Buffer.from('MZ\0\0'), /Excel-táblázat/],
    ['adatok.csv', Buffer.from('MZ\0\0'), /CSV-táblázat/],
    ['adatok.csv', Buffer.from('<html><script>alert(1)</script>'), /CSV-táblázat/],
    ['nagy.zip', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(40 * 1024 * 1024)]), /41 MB, legfeljebb 40 MB/],
  ])('is refused in Hungarian: %s', (name, bytes, words) => expect(findDocumentError(name, bytes)?.hu).toMatch(words));
});

test.each([
  ['Házirend 2026.pdf', 'Házirend 2026.pdf'],
  ['CON.pdf', 'fajl-CON.pdf'],
  ['lpt1.CSV', 'fajl-lpt1.CSV'],
  ['..rejtett.pdf', 'rejtett.pdf'],
  ['a\0b/c\\d.pdf', 'abcd.pdf'],
  ['Házirend.pdf'.normalize('NFD'), 'Házirend.pdf'],
])('the file %j is stored as %j', (name, stored) => expect(toStoredName(name)).toBe(stored));

describe('an upload through the admin', () => {
  let payload: Payload;
  let headers: Record<string, string>;
  beforeAll(async () => {
    ({ payload } = await temporaryDatabase());
    const account = await createAccountFactory(payload, 'hold-koran-reggel-81');
    await account({ email: 'press@example.org', name: 'Sajtó', roles: ['press'] });
    headers = await signIn(payload, { email: 'press@example.org', password: 'hold-koran-reggel-81' });
  });

  test('of a program with the extension of a PDF is refused at the file field and not stored', async () => {
    const form = new FormData();
    form.set('_payload', JSON.stringify({ title: 'Házirend' }));
    form.set('file', new Blob(['MZ\0\0'], { type: 'application/pdf' }), 'hazirend.pdf');
    const { status, body } = await createApiClient(payload).json('/files', { method: 'POST', headers, body: form });
    expect([status, JSON.stringify(body)]).toEqual([
      400,
      expect.stringMatching(/"message":"„hazirend\.pdf” a neve szerint PDF[^"]+","path":"file"/),
    ]);
    expect((await payload.count({ collection: 'files' })).totalDocs).toBe(0);
  });
});
