// English: terms and privacy of the mentor.
import type { MentorWords } from "../../mentor-texts.ts";

export const legal: MentorWords["legal"] = {
  terms: {
    title: "Terms",
    lead: "Short and without small print: what Spark does, what it does not, and what we agree on.",
    sections: {
      what: {
        title: "What this is",
        text: "Spark reads screenshots of chats and suggests what to answer. The advice is written by a program: the built-in mentor, or a language model where whoever runs this server has connected one. The chat shows who answers.\nAdvice can be wrong. What you send, and whether you send anything, is up to you.",
      },
      age: {
        title: "Who may use it",
        text: "Only people of 18 or older. We ask once, before the first chat.",
      },
      fair: {
        title: "What we do not do",
        text: "We do not help to push after a no, to harass, to pose as somebody else, to write sexual content about a real person, or with anything that involves minors. Spark refuses, and says where to find help.\nDo not upload other people’s intimate pictures or documents. Show only chats that you take part in.",
      },
      requests: {
        title: "Requests and money",
        text: "A request is one finished answer. An answer that failed, or was stopped before its first word, does not count.\nA credit pack costs $5 and gives 50 requests; they never expire. Pro Monthly costs $29 per month: unlimited requests subject to a fair use policy (up to 300 a day), priority support, early access to new features and a free trial of 7 days. You can cancel Pro at any time on the page of plans: it lasts until the end of the time you paid for.\nPayments go through Stripe, and only where whoever runs this server has connected it. Otherwise nothing is for sale here.",
      },
      chips: {
        title: "Chips are not money",
        text: "The account is shared with the game “Fuse”. Its play chips cannot be bought, sold or exchanged for requests or money, nor requests for chips.",
      },
      end: {
        title: "How to leave",
        text: "You can delete your account at any time in the window “Account”, with all its chats; Pro ends with it. Whoever runs this server may close an account that is used to harm others.",
      },
    },
  },
  privacy: {
    title: "Privacy rules",
    lead: "A chat is a private thing. This is all we keep, why, for how long, and how to erase it.",
    sections: {
      pictures: {
        title: "Screenshots",
        text: "A picture is deleted right after it is read. If you ask us to keep it when you upload it, it is kept for 30 days, seen by nobody but you, and then deleted by itself. Hidden data in the file, such as the place, is thrown away.",
      },
      chats: {
        title: "Chats and what you tell about yourself",
        text: "We keep your chats, the text that was read from screenshots and corrected, projects with their notes, what you tell about yourself, your language and your answer about your age. All of it is there so that a conversation can go on, and only you see it.\nA deleted chat can be brought back for 10 minutes; then it is erased.",
      },
      model: {
        title: "Who reads it",
        text: "Without a language model everything works on this very server: the mentor and the reading of screenshots. Nothing leaves it. A model that runs on the same machine does not change that.\nWhere whoever runs the server has connected a provider's model, that provider gets the screenshot as it is, with the names and everything else that can be seen in it (hidden data of the file is thrown away). It also gets texts: the chat, your messages, what you tell about yourself and the notes of the project. In texts, names, phone numbers, addresses and links are masked before they are sent and put back into the answer; a name that is not recognised may stay. What the provider does with it is up to its own rules. The chat shows whether a model is connected, and which.",
      },
      account: {
        title: "The account",
        text: "Your email, your name and how you sign in. A password is kept only in a form from which it cannot be recovered; where Firebase handles signing in, only Firebase knows it. In the game “Fuse” others see your name, rating and picture, but not that you use Spark.",
      },
      money: {
        title: "Payments",
        text: "Only Stripe sees your card. We keep your customer number at Stripe, what was bought and how many requests were spent. When you delete the account, records of requests and purchases stay without a name.",
      },
      device: {
        title: "On your device",
        text: "The language, the version of the page, half-written messages and, while you sign in by link, the email. Half-written messages are erased when you sign out. We show no advertising and do not track you.",
      },
      rights: {
        title: "Take it along, erase it",
        text: "The window “Account” lets you download everything known about you in one file, and delete the account. Chats, projects, pictures and what you told about yourself are gone at once.",
      },
    },
  },
};
