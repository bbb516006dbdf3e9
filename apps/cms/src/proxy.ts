import { type NextRequest, NextResponse } from 'next/server';

const DEFAULT_ORIGIN = 'http://localhost:3000';

/** Payload's form for a database without users: only the start of the service makes the first administrator. */
const FIRST_USER = /^\/+admin\/+create-first-user\/*$/i;

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Sends who comes to the content service's own port to the public address, the only one from which Payload lets editors save. The
 * site's proxy asks under the public host, so nothing that comes through it is sent anywhere.
 */
export function proxy(request: NextRequest): NextResponse {
  const publicOrigin = new URL(process.env['PUBLIC_ORIGIN'] || DEFAULT_ORIGIN);
  const { pathname, search } = request.nextUrl;
  if (FIRST_USER.test(decodePath(pathname))) return new NextResponse('Not Found', { status: 404 });
  const host = request.headers.get('host');
  return host === publicOrigin.host ? NextResponse.next() : NextResponse.redirect(new URL(`${pathname}${search}`, publicOrigin), 307);
}

export const config = { matcher: ['/admin', '/admin/:path*'] };
