// The list of tables, as app sees it.
export { RoomsView } from "./rooms-view.tsx";
