import type { Socket } from 'node:net';
import { HEADERS_TOO_LARGE, writePlainPage } from './static-error-pages.ts';

const PAGES = {
  408: { label: 'Request Timeout', html: writePlainPage('Túl lassan érkezett a kérés', 'The request came too slowly.') },
  431: { label: 'Request Header Fields Too Large', html: HEADERS_TOO_LARGE },
  400: { label: 'Bad Request', html: writePlainPage('Ezt a kérést nem értjük', 'We cannot read this request.') },
} as const;

const getStatus = (code: string | undefined): keyof typeof PAGES =>
  code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;

/** Answers an invalid HTTP request, for example with too many cookies, with a readable page; hooks do not run, so it sets its own headers. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = getStatus(error.code);
  const { label, html } = PAGES[status];
  const headers = {
    'content-length': Buffer.byteLength(html),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  };
  const head = [`HTTP/1.1 ${status} ${label}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${html}`);
  socket.destroy(error);
}
