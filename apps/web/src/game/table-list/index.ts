// The list of tables, as app sees it.
export { TableList } from "./list-view.tsx";
export { MissedNotice } from "./missed-notice.tsx";
