// What the books of chips and ratings have been asked for and have not answered: the next stakes wait for it (CH3), and
// whoever takes the table over asks again. Never decides who gets what.
import type { Step, TableEffect } from "./effect.ts";
import type { OpenOrder, SettlementOrder, TableState } from "./state.ts";

/** How long books that cannot be closed keep the next stakes waiting: one broken game must not close its table for ever. */
const ORDER_WAIT_MS = 30_000;

/** Asks the books for something: it stays open until they answer. */
export function placeOrder({ state, now, effects }: Step, order: SettlementOrder): void {
  // Ratings move no chips: no stake waits for them.
  const holdsUntil = order.kind === "rate" ? now : now + ORDER_WAIT_MS;
  const open: OpenOrder = { ...order, holdsUntil };
  state.openBooks = [...state.openBooks, open];
  effects.push({ type: "settle", order: open });
}

/** They have answered: returns what they had been asked for, undefined when it was no longer open. */
export function closeOrder<Kind extends OpenOrder["kind"]>(
  { state }: Step,
  gameId: string,
  ...kinds: readonly Kind[]
): Extract<OpenOrder, { readonly kind: Kind }> | undefined {
  const isMeant = (order: OpenOrder): order is Extract<OpenOrder, { readonly kind: Kind }> =>
    order.gameId === gameId && (kinds as readonly string[]).includes(order.kind);
  const answered = state.openBooks.find(isMeant);
  state.openBooks = state.openBooks.filter((order) => order !== answered);
  return answered;
}

/** Ms since 1970 until which the next stakes wait at most; in the past when they need not. */
export function ordersHoldUntil({ openBooks }: TableState): number {
  return Math.max(0, ...openBooks.map(({ holdsUntil }) => holdsUntil));
}

/** Has everything been answered that was asked for this game? */
export function isSettled({ openBooks }: TableState, gameId: string): boolean {
  return openBooks.every((order) => order.gameId !== gameId);
}

/** Everything that was asked for outside and has not been answered, to be asked again: each is safe to repeat. */
export function outstanding(state: TableState): TableEffect[] {
  const orders = state.openBooks.map((order): TableEffect => ({ type: "settle", order }));
  const isUndrawn = state.phase.kind === "staking" && state.phase.draw === null;
  return isUndrawn ? [...orders, { type: "draw" }] : orders;
}
