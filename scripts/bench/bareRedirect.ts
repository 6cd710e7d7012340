import Fastify from 'fastify';

// What a short link is measured against: nothing but Fastify, leading on to one address.
const app = Fastify();
app.get('/healthz', () => 'ok');
app.get('/s/:slug', (_, reply) => reply.redirect('https://shop.example/tet?utm_source=facebook'));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', () => process.exit(0));
