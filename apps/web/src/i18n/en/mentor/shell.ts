// English: what every page of the mentor shares.
import type { MentorWords } from "../../mentor-texts.ts";

export const shell: MentorWords["shell"] = {
  brand: "Spark",
  skip: "Skip to the content",
  home: "Spark, home page",
  signIn: "Sign in",
  toChat: "To the chat",
  game: "The game “Fuse”",
  plans: "Plans",
  terms: "Terms",
  privacy: "Privacy",
  loading: "Loading...",
  brokenTitle: "Something broke",
  brokenText: "We could not show this page. Reload it: what you wrote is kept.",
  reload: "Reload the page",
  unreachableTitle: "The server does not answer",
  unreachableText: "Check your internet. We keep trying.",
  notFoundTitle: "There is no such page",
  notFoundText: "The link may have a mistake in it. Start from the home page.",
  notFoundHome: "Home page",
  retry: "Try again",
  deleted: "The account and everything in it are gone.",
};
