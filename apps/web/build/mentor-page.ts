// While developing: the mentor's addresses show the mentor's page, as the product's own server does it.
import type { Plugin } from "vite";

/** Vite plugin for the dev server. */
export function mentorPage(): Plugin {
  return {
    name: "fitil-mentor-page",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/mentor(?:\/[^.]*)?(?:\?|$)/.test(request.url ?? "")) request.url = "/mentor.html";
        next();
      });
    },
  };
}
