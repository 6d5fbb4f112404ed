// The mentor's plain pages, as app sees them.
export { LegalPage } from "./legal-page.tsx";
