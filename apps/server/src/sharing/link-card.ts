// What a link tells whoever is sent it (RP4): a title, a sentence, and what its picture shows. Unknown and private things tell
// nothing: they look like the site's own link.
import type { CharacterId, FinishedGame, Invitation, Poster, TableSummary } from "@fitil/contracts";
import type { Language } from "../http/language.ts";
import type { PlayerCard, Players } from "../ports/people.ts";
import type { LinkSubject } from "./link-subject.ts";
import { LINK_WORDS } from "./link-words.ts";

/** What the site knows of the subjects of links. Null: it is not there, or not for everybody. */
export interface LinkSources {
  readonly tables: {
    listed(id: string): { readonly room: TableSummary; readonly invitation: Invitation } | null;
  };
  readonly players: Pick<Players, "card">;
  readonly games: {
    game(id: string): Promise<FinishedGame | null>;
    /** As JSON. */
    replay(id: string): Promise<Uint8Array | null>;
    record(userId: string): Promise<PlayRecord>;
  };
}

interface PlayRecord {
  readonly games: number;
  readonly wins: number;
  readonly bestStreak: number;
}

/** A link in words. */
export interface LinkCard {
  readonly title: string;
  readonly description: string;
  readonly poster: Omit<Poster, "match">;
  /** The game whose decisive moment the picture shows; null: any. */
  readonly game: FinishedGame | null;
}

const EVERYBODY: Poster["figures"] = ([1, 2, 3, 4] as const).map((id) => ({ id, eyeVariant: id }));

/** The card of a link; null where there is nothing to tell. */
export async function linkCard(
  subject: LinkSubject,
  language: Language,
  { tables, players, games }: LinkSources,
): Promise<LinkCard | null> {
  switch (subject.kind) {
    case "site":
      return siteCard(language);
    case "ladder":
      return ladderCard(language);
    case "table": {
      const found = tables.listed(subject.id);
      return found && tableCard(found.room, found.invitation, language);
    }
    case "replay": {
      const game = await games.game(subject.id);
      return game && gameCard(game, language);
    }
    case "player": {
      const person = await players.card(subject.id);
      return person && personCard(person, await games.record(person.userId), language);
    }
  }
}

/** The card of the game itself. Pure. */
export function siteCard(language: Language): LinkCard {
  const { brand, site } = LINK_WORDS[language];
  const { title, description, big, small } = site;
  return {
    title,
    description,
    poster: { brand, title: big, lines: [small], figures: EVERYBODY },
    game: null,
  };
}

function ladderCard(language: Language): LinkCard {
  const { ladder } = LINK_WORDS[language];
  return named(language, ladder.title, { lines: [ladder.description], figures: EVERYBODY });
}

function tableCard(room: TableSummary, { hosts }: Invitation, language: Language): LinkCard {
  const words = LINK_WORDS[language];
  const seats = room.isGameInProgress ? words.running : words.seats(room.maxPlayers - room.playerCount);
  const figures = room.faces.map((id) => ({ id, eyeVariant: id }));
  return named(language, words.calls(hosts, room.name), {
    lines: [words.stake(room.stakes), seats],
    figures,
  });
}

function gameCard(game: FinishedGame, language: Language): LinkCard {
  const words = LINK_WORDS[language];
  const nameOf = ({ name, isBot }: FinishedGame["players"][number]): string =>
    name === null ? words.somebody : isBot ? words.bot(name) : name;
  const winner = game.players.find(({ id }) => id === game.winnerId);
  const isDraw = game.players.filter(({ place }) => place === 1).length > 1;
  const title = winner ? words.won(nameOf(winner)) : isDraw ? words.draw : words.nobodyWon;
  const inOrder = game.players.toSorted((a, b) => a.place - b.place);
  const lines = [
    words.recording(game.room.name, game.endedAt - game.startedAt),
    inOrder.map((player) => nameOf(player)).join(", "),
  ];
  const figures = inOrder.map(({ id, eyeVariant }) => ({ id, eyeVariant }));
  return { ...named(language, title, { lines, figures }), game: game.watchable ? game : null };
}

function personCard(
  { name, rating }: PlayerCard,
  { games, wins, bestStreak }: PlayRecord,
  language: Language,
): LinkCard {
  const words = LINK_WORDS[language];
  const lines = [words.record(rating, games, wins)];
  if (bestStreak > 1) lines.push(words.streak(bestStreak));
  const id: CharacterId = 3;
  return named(language, name, { lines, figures: [{ id, eyeVariant: 3 }] });
}

function named(
  language: Language,
  title: string,
  { lines, figures }: Pick<Poster, "lines" | "figures">,
): LinkCard {
  const { brand } = LINK_WORDS[language];
  const description = lines.map((line) => line.replace(/\.$/u, "")).join(". ");
  return {
    title: `${title} — ${brand}`,
    description: `${description}.`,
    poster: { brand, title, lines, figures },
    game: null,
  };
}
