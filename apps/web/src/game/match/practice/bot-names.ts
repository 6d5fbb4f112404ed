// What bots are called at a table in the page: as at the server's tables, legible in both languages.

/** Three names, for the seats beside the person's; the fourth for a table of bots alone. */
export const PRACTICE_BOTS = ["Tik", "Bang", "Puff", "Pop"] as const;
