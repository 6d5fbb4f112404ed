// The stand-in's own pages, for a browser under test: one to pay on, one to manage a subscription. Plain forms.
import type { FakeShop } from "./fake-shop.ts";

/** What a page does when it was used: HTML to show, or where to go. */
export type PageAnswer = { readonly html: string } | { readonly goTo: string } | null;

/** Serves `/pay/:session` and `/portal/:customer`; POST uses them. Null for any other path. */
export function answerPage(shop: FakeShop, method: string, url: URL): PageAnswer {
  const [, kind = "", id = ""] = url.pathname.split("/");
  const using = method === "POST";
  if (kind === "pay") {
    const session = shop.sessions.get(id);
    if (session === undefined) return null;
    if (session.status !== "open") return page("This page is no longer open", []);
    if (!using)
      return page(`${session.product}: ${(session.amount_total / 100).toFixed(2)} ${session.currency}`, [
        `<form method="post"><button>Pay</button></form>`,
        `<a href="${escape(session.cancel_url)}">Back</a>`,
      ]);
    shop.pay(id);
    return { goTo: session.success_url };
  }
  if (kind !== "portal") return null;
  const back = url.searchParams.get("back") ?? "/";
  const running = [...shop.subscriptions.values()].filter(
    ({ customer, status }) => customer === id && status !== "canceled",
  );
  if (!using)
    return page("Billing", [
      ...running.map(({ id: name }) => `<form method="post"><button>Cancel ${escape(name)}</button></form>`),
      `<a href="${escape(back)}">Back</a>`,
    ]);
  for (const subscription of running) {
    const end = subscription.items.data[0]?.current_period_end ?? null;
    shop.change(subscription.id, { cancel_at_period_end: true, cancel_at: end });
  }
  return { goTo: back };
}

function page(title: string, parts: string[]): PageAnswer {
  const head = `<!doctype html><meta charset="utf-8"><title>${escape(title)}</title><link rel="icon" href="data:,">`;
  return { html: `${head}<h1>${escape(title)}</h1>${parts.join("")}` };
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
