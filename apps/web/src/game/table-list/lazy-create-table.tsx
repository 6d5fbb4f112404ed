// Making a table is asked for by few: its dialog is fetched when somebody opens it.
import type { ReactElement } from "react";
import { createLazyScreen, LazyView } from "../../lib/lazy-screen.ts";
import type { CreateTableModalProps } from "./create-table-modal.tsx";

const createTable = createLazyScreen(async () => (await import("./load-create-table.ts")).loadCreateTable());

/** «Создание стола», as soon as it is here. */
export function LazyCreateTable(props: CreateTableModalProps): ReactElement {
  return <LazyView lazy={createTable} props={props} waiting={<></>} />;
}
