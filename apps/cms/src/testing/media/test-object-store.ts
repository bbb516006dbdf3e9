import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startAtOrigin } from '../../../../../test-server.ts';

interface StoredObject {
  type: string;
  bytes: Buffer;
}

const BUCKET = 'liget';

/** As much of an S3 service as uploads ask of one: objects that are put, looked at, read and deleted. Ends with `close`. */
export async function objectStore() {
  const objects = new Map<string, StoredObject>();
  const state = { isDown: false, isHanging: false };
  const server = createServer((request, response) => {
    const answer = (status: number, body?: Buffer | string, headers: Record<string, string> = {}) => {
      response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
    };
    const failed = (status: number, code: string) =>
      answer(status, `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`, { 'content-type': 'application/xml' });
    const work = async () => {
      const body = await buffer(request);
      if (state.isHanging) return undefined;
      const { pathname } = new URL(request.url ?? '/', 'http://store.example');
      const [, bucket, ...rest] = decodeURIComponent(pathname).split('/');
      const key = rest.join('/');
      if (state.isDown) return failed(500, 'InternalError');
      if (bucket !== BUCKET || !request.headers.authorization?.includes('Credential=id/')) return failed(403, 'AccessDenied');
      // Bodies in signed pieces are not understood here.
      if (request.headers['content-encoding']?.includes('aws-chunked')) return failed(501, 'NotImplemented');
      if (request.method === 'PUT') {
        objects.set(key, { type: request.headers['content-type'] ?? '', bytes: body });
        return answer(200);
      }
      if (request.method === 'DELETE') {
        objects.delete(key);
        return answer(204);
      }
      const storedObject = objects.get(key);
      if (!storedObject) return failed(404, 'NoSuchKey');
      return answer(200, storedObject.bytes, {
        'content-type': storedObject.type,
        'content-length': String(storedObject.bytes.length),
        etag: `"${storedObject.bytes.length}"`,
      });
    };
    work().catch((error: unknown) => response.destroy(error instanceof Error ? error : new Error(String(error))));
  });
  const endpoint = await startAtOrigin(server);
  return {
    environment: {
      S3_BUCKET: BUCKET,
      S3_REGION: 'eu',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    names: () => [...objects.keys()].toSorted(),
    state,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
