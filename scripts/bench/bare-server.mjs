// The minimal server for comparison: answers every request with the same bytes and headers, which its parent sends.
import { createServer } from 'node:http';

process.channel?.ref();
process.on('message', (message) => {
  if (typeof message !== 'object' || !('headers' in message)) return;
  const body = Buffer.from(message.body, 'base64');
  const server = createServer((_, response) => response.writeHead(200, message.headers).end(body));
  server.listen(0, '127.0.0.1', () => process.send?.({ port: server.address().port }));
});
process.on('disconnect', () => process.exit(0));
