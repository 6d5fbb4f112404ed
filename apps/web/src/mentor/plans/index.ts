// What the mentor costs, as app sees it.
export { PlansPage } from "./plans-page.tsx";
