// What may come from other people's hands, as data: licences, and each package that is an exception, with its reason.
// supply-chain.test.ts holds the lock against it; an exception that nothing needs any more fails there too.

/** Licences anybody may use, change and pass on, as long as their notice stays. SPDX identifiers. */
export const FREE_LICENCES: ReadonlySet<string> = new Set([
  "MIT",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "0BSD",
  "CC0-1.0",
  "BlueOak-1.0.0",
  "Unlicense",
  "Python-2.0",
]);

/** A package under another licence. */
export interface LicenceException {
  /** Its name; a `*` at the end stands for the platforms that one release is built for. */
  readonly name: string;
  /** What its package.json says, to the letter. */
  readonly licence: string;
  /** Never among what the server loads: it only builds, tests or measures. */
  readonly toolOnly?: true;
  readonly reason: string;
}

const FONT = "A font: the Open Font License lets it be served and asks only that it is not sold by itself.";
const MPL = "Copyleft for its own files only, which are used unchanged to build or test.";
const LIBVIPS =
  "The prebuilt image library behind sharp: linked dynamically, unchanged, and replaceable, as the LGPL asks.";
const MIT_0 = "MIT without the duty to keep the notice: asks for less.";

/** Every exception, one by one. */
export const LICENCE_EXCEPTIONS: readonly LicenceException[] = [
  ...["onest", "unbounded"].map((name) => font(name)),
  ...["inter", "noto-sans", "nunito", "open-sans", "roboto", "rubik"].map((name) => font(name)),
  { name: "axe-core", licence: "MPL-2.0", toolOnly: true, reason: MPL },
  { name: "lightningcss", licence: "MPL-2.0", toolOnly: true, reason: MPL },
  { name: "lightningcss-*", licence: "MPL-2.0", toolOnly: true, reason: MPL },
  { name: "@img/sharp-libvips-*", licence: "LGPL-3.0-or-later", reason: LIBVIPS },
  { name: "@img/sharp-wasm32", licence: "Apache-2.0 AND LGPL-3.0-or-later AND MIT", reason: LIBVIPS },
  { name: "@img/sharp-win32-*", licence: "Apache-2.0 AND LGPL-3.0-or-later", reason: LIBVIPS },
  {
    name: "@stdlib/math-base-special-erfinv",
    licence: "Apache-2.0 AND BSL-1.0",
    reason: "The Boost licence is as free as MIT; the numbers of the rating need it.",
  },
  { name: "nodemailer", licence: "MIT-0", reason: MIT_0 },
  { name: "smtp-server", licence: "MIT-0", toolOnly: true, reason: MIT_0 },
];

function font(name: string): LicenceException {
  return { name: `@fontsource-variable/${name}`, licence: "OFL-1.1", reason: FONT };
}

/** Packages that would run a script of their own when they are installed. None does here, and why none needs to. */
export const UNNEEDED_INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  "@firebase/util":
    "writes defaults of the build machine's environment into itself; ours come from the server",
  protobufjs: "only prints a warning about version ranges; firebase brings it and nothing of ours loads it",
  "tesseract.js": "only asks for donations",
};
