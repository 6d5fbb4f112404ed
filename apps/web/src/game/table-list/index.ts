// The list of tables, as app sees it.
export { TableList } from "./list-view.tsx";
