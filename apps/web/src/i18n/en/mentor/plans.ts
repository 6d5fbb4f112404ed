// English: the mentor's plans.
import type { MentorWords } from "../../mentor-texts.ts";

export const plans: MentorWords["plans"] = {
  title: "Plans",
  lead: "Start for free. If you like it, take a pack or Pro. One account for Spark and for Fuse.",
  free: {
    name: "Try it",
    price: "Free",
    all: "Everything works from day one",
    card: "No card needed",
    action: "Open the chat",
  },
  credits: {
    name: "Credit pack",
    keep: "Credits never expire",
    once: "Pay once, no subscription",
    action: "Get the pack",
  },
  pro: {
    name: "Pro Monthly",
    month: "per month",
    unlimited: "Unlimited requests (subject to a fair use policy)",
    support: "Priority support",
    early: "Early access to new features",
    trial_one: "Free trial: {{count}} day",
    trial_other: "Free trial: {{count}} days",
    actionTrial: "Try Pro for free",
    action: "Get Pro",
    yours: "This is your plan",
  },
  requests_one: "{{count}} request",
  requests_other: "{{count}} requests",
  noLimit: "No limit on requests",
  manage: "Manage subscription",
  receipts: "Payments and receipts",
  notForSaleButton: "Not for sale here",
  notForSale:
    "This server takes no payments: nothing can be bought here, and the prices are only an example.",
  mine: {
    title: "Your plan",
    free: "Free",
    credits: "Credit pack",
    pro: "Pro",
    "self-hosted": "Free",
    left_one: "{{count}} request left",
    left_other: "{{count}} requests left",
    none: "No requests left",
    selfHosted: "Nobody counts requests here",
    unlimited: "No limit on requests",
    proDayUsed: "You have used today's {{count}} Pro requests. More tomorrow.",
    trialUntil: "Trial until {{date}}, then {{price}} per month",
    renews: "Next payment on {{date}}",
    ends: "Cancelled, works until {{date}}",
    unpaid: "The payment did not go through",
  },
  notices: {
    trialEnding:
      "Your Pro trial ends on {{date}}. Then {{price}} is charged for a month. If you don't need Pro, cancel before that day.",
    paymentFailed: "The payment for Pro did not go through. Update your card to keep Pro.",
  },
  bought: {
    waiting: "Waiting for the payment service to confirm. That usually takes a few seconds.",
    late: "The confirmation takes longer than usual. You can close this page: your purchase appears by itself once it is there. There is no need to pay again.",
    processing:
      "The payment is placed, but the money is still on its way, as with bank transfers. Your purchase appears by itself once it arrives.",
    failed: "The payment did not go through, nothing was bought. You can try again.",
    credits: "Done: the pack is yours. Thank you!",
    pro: "Done: Pro is on. Thank you!",
    signedOut: "Sign in to see your purchase: it belongs to your account.",
    toChat: "To the chat",
  },
  signIn: "Sign in",
  failed: "That didn't work. Check your connection and try again.",
  retry: "Try again",
  about: {
    title: "What a request is",
    counts: {
      title: "A request is one finished answer",
      text: "A reading with three options is one request. An answer in the conversation is one, too. Screenshots are read for free, however many there are.",
    },
    free: {
      title: "If it fails, it does not count",
      text: "The answer broke off, you stopped it before the first word, or Spark asks to see more: the request stays yours.",
    },
    order: {
      title: "A pack waits for you",
      text: "Free requests are used first, then the pack. While Pro runs, the pack is not touched. It has no end date.",
    },
    fair: {
      title: "Fair use",
      text_one: "Pro means up to {{count}} answer a day. More than enough for chats with real people.",
      text_other: "Pro means up to {{count}} answers a day. More than enough for chats with real people.",
    },
    trial: {
      title: "Trial and cancelling",
      text: "The Pro trial is given once. Cancel at any time with “Manage subscription”; Pro runs to the end of what was paid.",
    },
    pay: {
      title: "Payment",
      text: "You pay on Stripe's page: we neither see nor keep your card. If the money for a pack goes back to you, its unused requests are taken back.",
    },
  },
};
