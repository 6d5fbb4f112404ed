// One mail address that deletes its account and registers again: every life would begin with chips from nowhere.
import { GIFT_LEVEL, STARTING_CHIPS } from "@fitil/contracts";
import { call, signUp } from "../site/account.ts";
import { removeData, startServer } from "../site/server-process.ts";
import type { Attack } from "./attack.ts";

export const rebirth: Attack = {
  name: "rebirth",
  tries: "deletes the account and registers again with the same address, for chips each time",
  async run(scale) {
    const lives = scale === "short" ? 3 : 5;
    const server = await startServer();
    const account = { name: "Феникс", email: "phoenix@example.org", password: "out of the ashes" };
    let chips = 0;
    try {
      for (let life = 0; life < lives; life++) {
        const email = life % 2 === 0 ? account.email : account.email.toUpperCase();
        const { token } = await signUp(server.address, { ...account, email });
        const gift = { method: "POST", token };
        // Refused where it is not due.
        await call(server.address, "/api/user/gift", gift).catch(() => undefined);
        chips += (await call<{ Chips: number }>(server.address, "/api/user/me", { token })).Chips;
        const gone = await fetch(`${server.address}/api/user/me`, {
          method: "DELETE",
          headers: { authorization: `Bearer ${token}` },
        });
        if (gone.status !== 204) throw new Error(`The account was not deleted: ${gone.status}`);
      }
    } finally {
      await server.kill();
      removeData(server.dataDir);
    }
    const held = chips <= STARTING_CHIPS + GIFT_LEVEL;
    const why = "an address was given more than its starting chips and one gift within a day";
    return held ? { held, figures: { lives, chips } } : { held, figures: { lives, chips }, why };
  },
};
