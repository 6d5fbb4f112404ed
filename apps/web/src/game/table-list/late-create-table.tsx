// Making a table is asked for by few: its dialog is fetched when somebody opens it.
import type { ReactElement } from "react";
import { createLateScreen, LateView } from "../../lib/late-screen.ts";
import type { CreateTableModalProps } from "./create-table-modal.tsx";

const createTable = createLateScreen(async () => (await import("./load-create-table.ts")).loadCreateTable());

/** «Создание стола», as soon as it is here. */
export function LateCreateTable(props: CreateTableModalProps): ReactElement {
  return <LateView late={createTable} props={props} waiting={<></>} />;
}
