// A server that answers every request with the same bytes and does nothing else: `node bytesServer.mjs BYTES`. Prints the port it
// listens at.
import { createServer } from 'node:http';

const bytes = Buffer.alloc(Number(process.argv[2]), 'x');
const server = createServer((request, answer) => {
  request.resume();
  answer.setHeader('content-length', bytes.length);
  answer.end(bytes);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
