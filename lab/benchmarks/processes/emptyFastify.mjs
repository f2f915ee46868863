// A Fastify that does nothing with a body of JSON: prints the port it listens at.
import fastify from 'fastify';

const server = fastify();
server.post('/', () => ({}));
await server.listen({ port: 0, host: '127.0.0.1' });
console.log(server.server.address().port);
