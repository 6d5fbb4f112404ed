// English: the person's own page.
import type { Texts } from "../texts.ts";

export const account: Texts["account"] = {
  title: "Account",
  nameLabel: "Your name at the table",
  nameHint: "2–20 characters, different from everybody else’s.",
  nameSaved: "Name changed.",
  nameFailed: "Could not change the name. Try again.",
  ledgerTitle: "Chip movements",
  ledgerEmpty: "No movements yet.",
  ledgerFailed: "Could not load your chip movements.",
  ledgerMore: "Show more",
  ledgerKind: "What",
  ledgerAmount: "Chips",
  ledgerBalance: "Balance",
  kinds: {
    grant: "First chips",
    gift: "Gift",
    stake: "Stake",
    prize: "Prize",
    refund: "Stake returned",
  },
  dataTitle: "Data",
  export: "Download my data",
  exportFailed: "Could not collect your data. Try again.",
  delete: "Delete account",
  deleteTitle: "Delete the account for good?",
  deleteExplained:
    "Name, rating, chips and everything in Spark (chats, projects, pictures) are gone for ever. An e-mail gets starting chips once in 24 hours. To confirm, type your name: {{name}}",
  deleteConfirmLabel: "Your name",
  deleteConfirm: "Delete for good",
  deleteFailed: "Could not delete the account. Try again.",
  deleted: "Account deleted.",
};
