import type { Socket } from 'node:net';
import type { ErrorPageKind } from '../../app/content/error-page-kinds.ts';
import { writeErrorPage } from './static-error-pages.ts';

const PAGES = {
  408: { label: 'Request Timeout', kind: 'requestTooSlow' },
  431: { label: 'Request Header Fields Too Large', kind: 'headersTooLarge' },
  400: { label: 'Bad Request', kind: 'unreadableRequest' },
} as const satisfies Record<number, { label: string; kind: ErrorPageKind }>;

const ENGLISH_PATH = /^[A-Z]+ \/en(?:[/?]\S*)? /;
/** The beginning of a request with an English path; its URL may be longer than what was read. */
const isEnglish = (packet: unknown) => Buffer.isBuffer(packet) && ENGLISH_PATH.test(`${packet.subarray(0, 64).toString('latin1')} `);

const getStatus = (code: string | undefined): keyof typeof PAGES =>
  code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;

/**
 * Answers an invalid HTTP request, for example with too many cookies, with a readable page: in English for an English path, else in both languages.
 * Hooks do not run, so it sets its own headers.
 */
export function answerClientError(error: NodeJS.ErrnoException & { rawPacket?: unknown }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = getStatus(error.code);
  const { label, kind } = PAGES[status];
  const html = writeErrorPage(isEnglish(error.rawPacket) ? 'en' : 'hu', kind);
  const headers = {
    'content-length': Buffer.byteLength(html),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
    connection: 'close',
  };
  const head = [`HTTP/1.1 ${status} ${label}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${html}`);
  socket.destroy(error);
}
