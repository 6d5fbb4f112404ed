// The link to a recorded match, without what the page itself has put into its address.

/** Where the page of a finished game is. */
export function replayAddress(gameId: string): string {
  return `${location.origin}/?replay=${encodeURIComponent(gameId)}`;
}
