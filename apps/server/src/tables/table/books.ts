// What the books of chips and ratings have been asked for and have not answered: the next stakes wait for it (CH3), and
// whoever takes the table over asks again. Never decides who gets what.
import type { Step, TableEffect } from "./effect.ts";
import type { BookOrder, OpenBook, TableState } from "./state.ts";

/** How long books that cannot be closed keep the next stakes waiting: one broken game must not close its table for ever. */
const BOOKS_WAIT_MS = 30_000;

/** Asks the books for something. */
export function openBook({ state, now, effects }: Step, order: BookOrder): void {
  // Ratings move no chips: no stake waits for them.
  const holdsUntil = order.kind === "rate" ? now : now + BOOKS_WAIT_MS;
  const book: OpenBook = { ...order, holdsUntil };
  state.openBooks = [...state.openBooks, book];
  effects.push({ type: "book", book });
}

/** They have answered: returns what they had been asked for, undefined when it was no longer open. */
export function closeBook<Kind extends OpenBook["kind"]>(
  { state }: Step,
  gameId: string,
  ...kinds: readonly Kind[]
): Extract<OpenBook, { readonly kind: Kind }> | undefined {
  const isMeant = (book: OpenBook): book is Extract<OpenBook, { readonly kind: Kind }> =>
    book.gameId === gameId && (kinds as readonly string[]).includes(book.kind);
  const book = state.openBooks.find(isMeant);
  state.openBooks = state.openBooks.filter((one) => one !== book);
  return book;
}

/** Ms since 1970 until which the next stakes wait at most; in the past when they need not. */
export function booksHoldUntil({ openBooks }: TableState): number {
  return Math.max(0, ...openBooks.map(({ holdsUntil }) => holdsUntil));
}

/** Have all the books of this game been closed? */
export function isSettled({ openBooks }: TableState, gameId: string): boolean {
  return openBooks.every((book) => book.gameId !== gameId);
}

/** Everything that was asked for outside and has not been answered, to be asked again: each is safe to repeat. */
export function outstanding(state: TableState): TableEffect[] {
  const orders = state.openBooks.map((book): TableEffect => ({ type: "book", book }));
  const isUndrawn = state.phase.kind === "staking" && state.phase.draw === null;
  return isUndrawn ? [...orders, { type: "draw" }] : orders;
}
