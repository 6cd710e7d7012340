import type { Plugin } from 'vite';

/** Shows the kit at `/dev/kit` while the pages are developed; what is built knows nothing of it. */
export function kitPage(): Plugin {
  return {
    name: 'kit-page',
    apply: 'serve',
    configureServer(server) {
      // Before the proxy, which has the rest of /dev.
      server.middlewares.use((request, _, next) => {
        if (request.url && /^\/dev\/kit(\?|$)/.test(request.url)) {
          request.url = request.url.replace('/dev/kit', '/kit/index.html');
        }
        next();
      });
    },
  };
}
