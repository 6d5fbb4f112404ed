// English: the person's own page.
import type { account as russian } from "../ru/account.ts";
import type { Words } from "../texts.ts";

export const account: Words<typeof russian> = {
  title: "Account",
  nameLabel: "Your name at the table",
  nameHint: "2–20 characters, different from everyone else’s.",
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
  accessTitle: "Signing in",
  passwordChange: "Change password",
  passwordSet: "Set a password",
  passwordCurrent: "Current password",
  passwordNew: "New password",
  passwordOthers: "Your other devices will have to sign in again, with the new password.",
  passwordChanged: "Password changed. Your other devices have to sign in again.",
  passwordSetExplained: "With a password you can sign in without an email link and without Google.",
  passwordIsSet: "Password set. You can sign in with it from now on.",
  passwordTooLate:
    "A password can be set within 15 minutes of signing in. Sign out, sign in again by email link or with Google, and come back here.",
  signOutHere: "Sign out",
  everywhere: "Sign out everywhere",
  everywhereTitle: "Sign out on every device?",
  everywhereExplained:
    "You will have to sign in again here and wherever else your account is open: on a phone, in another browser, on someone else’s computer. Your seat in a running game waits for 20 seconds.",
  everywhereFirebase: "This is about Fuse and Spark only: Google and Firebase themselves are not told.",
  everywhereConfirm: "Sign out",
  dataTitle: "Data",
  export: "Download my data",
  exportFailed: "Could not collect your data. Try again.",
  delete: "Delete account",
  deleteTitle: "Delete the account for good?",
  deleteExplained:
    "Name, rating, chips and everything in Spark (chats, projects, pictures) are gone for ever. An email address gets starting chips once in 24 hours. To confirm, type your name: {{name}}",
  deleteConfirmLabel: "Your name",
  deleteConfirm: "Delete for good",
  deleteFailed: "Could not delete the account. Try again.",
};
