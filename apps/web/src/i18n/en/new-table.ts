// English: making a table. Comes with its dialog.
import type { newTable as russian } from "../ru/new-table.ts";
import type { Words } from "../texts.ts";

export const newTable: Words<typeof russian> = {
  createTitle: "New table",
  nameLabel: "Table name",
  namePlaceholder: "Table name (optional)",
  stakeLabel: "Stake",
  stakeHint: "Everybody puts in this many chips. The winner takes them all.",
  stakeFreeHint: "No stake: play even alone.",
  stakeTooHigh: "You have {{chips}}: no higher stake.",
  privateLabel: "Private table",
  privateHint: "Not listed. Only the link leads there.",
  submit: "Create",
  submitting: "Creating...",
  createFailed: "Could not create the table.",
};
