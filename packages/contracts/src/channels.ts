// Channel names: built and taken apart here and nowhere else.

export const LOBBY_UPDATES = "public:lobby_updates";
const ROOM_ID = "[A-Za-z0-9_-]{6,32}";
const ROOM_CHANNEL = new RegExp(`^(lobby:state|game:state|game:actions):(${ROOM_ID})$`);
const ROOM_ID_ONLY = new RegExp(`^${ROOM_ID}$`);

export type TableChannelKind = "lobby:state" | "game:state" | "game:actions";

/** Whether a text may be a room's id: 6–32 of letters, digits, `_` and `-`. */
export function isTableId(text: string): boolean {
  return ROOM_ID_ONLY.test(text);
}

/** The channel of what happens in a table's lobby. Subscribing sits the person down. */
export function lobbyChannel(roomId: string): string {
  return `lobby:state:${roomId}`;
}

/** The channel of a table's running game. */
export function gameChannel(roomId: string): string {
  return `game:state:${roomId}`;
}

/** The channel clients publish their actions into; never fanned out. */
export function actionsChannel(roomId: string): string {
  return `game:actions:${roomId}`;
}

/** Takes a room's channel apart; null for anything else. */
export function parseTableChannel(channel: string): { kind: TableChannelKind; roomId: string } | null {
  const match = ROOM_CHANNEL.exec(channel);
  if (!match) return null;
  return { kind: match[1] as TableChannelKind, roomId: match[2] as string };
}
