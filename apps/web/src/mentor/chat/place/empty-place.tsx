// A place with nothing in it: what happened, and what to do instead.
import type { ReactElement } from "react";
import { Button } from "../../../ui/button.tsx";
import { SparkMark } from "../../../ui/spark-mark.tsx";
import { MainHead } from "./main-head.tsx";

/** The word and the button. */
export function EmptyPlace(props: {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
}): ReactElement {
  return (
    <>
      <MainHead title="" menu={null} />
      <div className="grid flex-1 place-items-center px-6 pb-24">
        <div className="grid max-w-md animate-rise justify-items-center gap-4 text-center">
          <SparkMark size={56} />
          <h1 tabIndex={-1} className="font-title text-xl leading-tight font-semibold">
            {props.title}
          </h1>
          <p className="text-quiet">{props.text}</p>
          <Button look="primary" onClick={props.onAction}>
            {props.action}
          </Button>
        </div>
      </div>
    </>
  );
}
