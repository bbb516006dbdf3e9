import { getLicence } from '../../../platform/fields/pictures/licences.ts';
import { isRecord } from '../../../platform/is-record.ts';
import { toTrimmedText } from '../../../platform/to-text.ts';

/** The credit in a picture's file; empty texts are left out. */
export interface Credit {
  author: string;
  /** '© Kiss Anna'; empty when nobody holds rights. */
  copyright: string;
  /** The licence as a text. */
  terms: string;
  /** The URL of the licence. */
  termsUrl: string;
  source: string;
  description: string;
  /** Whether nobody holds rights; unset when it is unknown. */
  isFree?: boolean;
}

/**
 * The credit of a stored picture, in Hungarian, the language of the originals. `null` when nothing is known about the author and the
 * licence.
 */
export function readCredit(picture: unknown): Credit | null {
  if (!isRecord(picture)) return null;
  const author = toTrimmedText(picture['credit']);
  const licence = getLicence(picture['licenceKind']);
  const terms = toTrimmedText(picture['licence']) || (licence?.words.hu ?? '');
  const source = toTrimmedText(picture['source']);
  if (!author && !terms && !source) return null;
  return {
    author,
    copyright: author && licence?.isProtected !== false ? `© ${author}` : '',
    terms,
    termsUrl: licence?.url ?? '',
    source,
    description: toTrimmedText(picture['altHu']),
    ...(licence ? { isFree: !licence.isProtected } : {}),
  };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeText = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- XML cannot contain them.
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const renderSimple = (name: string, text: string) => (text ? [`<${name}>${escapeText(text)}</${name}>`] : []);
const renderOrdered = (name: string, text: string) =>
  text ? [`<${name}><rdf:Seq><rdf:li>${escapeText(text)}</rdf:li></rdf:Seq></${name}>`] : [];
const writeLocalized = (name: string, text: string) =>
  text ? [`<${name}><rdf:Alt><rdf:li xml:lang="x-default">${escapeText(text)}</rdf:li></rdf:Alt></${name}>`] : [];

/** XMP for picture agencies and browsers (IPTC Photo Metadata Standard). */
export function writeXmp({ author, copyright, terms, termsUrl, source, description, isFree }: Credit): string {
  const properties = [
    ...renderOrdered('dc:creator', author),
    ...writeLocalized('dc:rights', [copyright, terms].filter(Boolean).join(' · ')),
    ...writeLocalized('dc:description', description),
    ...renderSimple('photoshop:Credit', author),
    ...renderSimple('photoshop:Source', source),
    ...writeLocalized('xmpRights:UsageTerms', terms),
    ...renderSimple('xmpRights:WebStatement', termsUrl),
    ...(isFree === undefined ? [] : renderSimple('xmpRights:Marked', isFree ? 'False' : 'True')),
  ];
  const spaces = [
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
    'xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"',
    'xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/"',
  ].join(' ');
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" ${spaces}>${properties.join('')}</rdf:Description>`,
    '</rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('');
}

/** A text of an IPTC record, limited in bytes and cut between characters. */
function truncateText(text: string, most: number): Buffer {
  let shortened = text;
  while (Buffer.byteLength(shortened) > most) shortened = [...shortened].slice(0, -1).join('');
  return Buffer.from(shortened);
}

function record(set: number, number: number, value: Buffer): Buffer {
  const head = Buffer.from([0x1c, set, number, 0, 0]);
  head.writeUInt16BE(value.length, 3);
  return Buffer.concat([head, value]);
}

/** IPTC-IIM for older programs of newsrooms. */
export function writeIptc({ author, copyright, terms, source, description }: Credit): Buffer {
  const toTextRecords = (number: number, value: string, most: number) => (value ? [record(2, number, truncateText(value, most))] : []);
  return Buffer.concat([
    // The texts are UTF-8.
    record(1, 90, Buffer.from('\x1b%G', 'latin1')),
    record(2, 0, Buffer.from([0, 4])),
    ...toTextRecords(80, author, 32),
    ...toTextRecords(110, author, 32),
    ...toTextRecords(115, source, 32),
    ...toTextRecords(116, [copyright, terms].filter(Boolean).join(' · '), 128),
    ...toTextRecords(120, description, 2000),
  ]);
}
