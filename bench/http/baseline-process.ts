/** A bare node:http server that sends the bytes it is given: what no framework can beat. */
import { createServer } from 'node:http';

process.once('message', ({ body, type }: { body: string; type: string }) => {
  const bytes = Buffer.from(body, 'base64');
  const headers = { 'content-type': type, 'content-encoding': 'br', 'content-length': bytes.length };
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    process.send?.({ url: `http://127.0.0.1:${port}` });
  });
});
process.on('disconnect', () => process.exit());
