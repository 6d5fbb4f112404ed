// Pictures made without a browser: apart from the rest, because what draws them loads slowly.
export { jpegOfManyScans } from "./many-scans.ts";
export { printedPage } from "./printed-page.ts";
