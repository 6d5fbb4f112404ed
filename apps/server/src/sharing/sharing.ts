// Links that show what they lead to (RP4): the tags of the page's head and the picture they name. A page never waits long for its tags,
// and never fails because of them.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ClientAddress } from "../http/caller/client-address.ts";
import { languageOf, LANGUAGES } from "../http/language.ts";
import type { Language } from "../http/language.ts";
import { createPersonLimit } from "../http/limits/person-limits.ts";
import { refuse } from "../http/refusals/refuse.ts";
import type { SiteAddress } from "../http/site/site-address.ts";
import { withDeadline } from "../runtime/with-deadline.ts";
import type { Clock } from "../ports/process.ts";
import { createKeptPosters } from "./kept-posters.ts";
import { linkCard, siteCard } from "./link-card.ts";
import type { LinkCard, LinkSources } from "./link-card.ts";
import { subjectPath, subjectNamed, subjectOf } from "./link-subject.ts";
import type { LinkSubject } from "./link-subject.ts";
import { LINK_WORDS } from "./link-words.ts";
import { headTags } from "./page-head.ts";
import { POSTER_FILE } from "./poster-tasks.ts";
import { createPosterWorker } from "./poster-worker.ts";
import type { PosterWorker } from "./poster-worker.ts";

export interface SharingDeps extends Omit<LinkSources, "games"> {
  readonly games: { readonly linked: LinkSources["games"] };
  readonly site: SiteAddress;
  readonly clientAddress: ClientAddress;
  /** Never jumps. */
  readonly clock: Clock;
  /** The built web app: without its drawing links have no pictures. */
  readonly webFolder?: string | undefined;
  /** Draws posters; tests bring their own. */
  readonly posterWorker?: PosterWorker | undefined;
}

export interface Sharing {
  /** The tags of a page of the game. Never rejects. */
  headOf(request: FastifyRequest): Promise<string>;
  /** Ends the posters' thread. */
  close(): Promise<void>;
}

/** What one address may ask in a minute: cards, each a look into the database, and posters, each a tenth of a second of a core. */
const CARDS = { most: 120, windowMs: 60_000 };
const POSTERS = { most: 30, windowMs: 60_000 };
/** A page waits no longer for its tags. */
const LONGEST_WAIT_MS = 300;
/** A table changes; its picture's address then changes with it. */
const POSTER_CACHE = "public, max-age=3600";

/** Makes the links of a site, and adds /api/posters. */
export function addSharing(app: FastifyInstance, deps: SharingDeps): Sharing {
  const { site, clock, clientAddress } = deps;
  const links: LinkSources = { ...deps, games: deps.games.linked };
  const worker = workerOf(deps);
  const cards = createPersonLimit(clock, CARDS);
  const posters = createPersonLimit(clock, POSTERS);
  const kept = createKeptPosters(async ({ poster, game }: LinkCard) => {
    if (worker === null) throw new Error("nothing was built");
    const replay = game && (await links.games.replay(game.id));
    return worker.draw({ poster, match: game && replay && { game, replay } });
  });

  app.get<{ Params: { language: string; kind: string; id: string } }>(
    "/api/posters/:language/:kind/:id",
    async (request, reply) => {
      const { kind, id } = request.params;
      const language = LANGUAGES.find((one) => one === request.params.language);
      const subject = subjectNamed(kind, id);
      if (worker === null || language === undefined || subject === null)
        return refuse(request, reply, "request/not_found");
      await posters.count(clientAddress(request.raw));
      const card = await linkCard(subject, language, links);
      if (card === null) return refuse(request, reply, "request/not_found");
      const picture = await kept(card);
      return (
        reply
          .header("cache-control", POSTER_CACHE)
          // Other sites show it: that is what it is for.
          .header("cross-origin-resource-policy", "cross-origin")
          .type("image/jpeg")
          .send(Buffer.from(picture))
      );
    },
  );

  /** The subject's card, or the site's own in its place: it is unknown, private, asked for too often, or slow to come. */
  const cardFor = async (
    request: FastifyRequest,
    language: Language,
  ): Promise<{ subject: LinkSubject; card: LinkCard }> => {
    const subject = subjectOf(request.url);
    const own = { subject: { kind: "site" } as const, card: siteCard(language) };
    if (subject.kind === "site") return own;
    try {
      await cards.count(clientAddress(request.raw));
      const card = await withDeadline(clock, LONGEST_WAIT_MS, linkCard(subject, language, links));
      return card === null ? own : { subject, card };
    } catch {
      // As said above: a link always shows something.
      return own;
    }
  };
  return {
    async headOf(request) {
      const language = languageOf(request.headers["accept-language"]);
      const { subject, card } = await cardFor(request, language);
      const { brand, locale } = LINK_WORDS[language];
      const origin = site.originOf(request.raw);
      const address =
        "id" in subject ? `?${subject.kind}=${subject.id}` : subject.kind === "site" ? "" : "?ladder=";
      const version = createHash("sha256").update(JSON.stringify(card)).digest("base64url").slice(0, 8);
      const image = `${origin}/api/posters/${language}/${subjectPath(subject)}?v=${version}`;
      return headTags({
        title: card.title,
        description: card.description,
        siteName: brand,
        locale,
        url: `${origin}/${address}`,
        image: worker === null ? null : image,
      });
    },
    async close() {
      await worker?.close();
    },
  };

  function workerOf({ posterWorker, webFolder }: SharingDeps): PosterWorker | null {
    if (posterWorker !== undefined) return posterWorker;
    // Without a built page there is nothing to draw with: links have no pictures.
    if (webFolder === undefined || !existsSync(join(webFolder, POSTER_FILE))) return null;
    return createPosterWorker({ webFolder, clock });
  }
}
