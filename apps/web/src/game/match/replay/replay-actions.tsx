// What can be done with a recorded match: share its link, keep it for good, take a clip along.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ReactElement, RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { FinishedGame } from "@fitil/contracts";
import { isSomebody } from "../../../lib/identity/identity-client.ts";
import type { IdentityState } from "../../../lib/identity/identity-client.ts";
import { useServices } from "../../../lib/services.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { clipType, filmClip } from "./clip.ts";
import type { TapePlayer } from "./player.ts";

/** Share, keep, clip. */
export function ReplayActions(props: {
  readonly game: FinishedGame;
  readonly player: TapePlayer;
  readonly canvasRef: RefObject<HTMLCanvasElement | null>;
  readonly decisiveMs: number;
}): ReactElement {
  const [words, setWords] = useState<string | null>(null);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Share url={replayAddress(props.game.id)} onDone={setWords} />
        <Keep gameId={props.game.id} onDone={setWords} />
        <Clip {...props} onDone={setWords} />
      </div>
      <p role="status" className="text-sm text-quiet empty:hidden">
        {words}
      </p>
    </div>
  );
}

function Share({
  url,
  onDone,
}: {
  readonly url: string;
  readonly onDone: (words: string) => void;
}): ReactElement {
  const { t } = useTranslation();
  const share = async () => {
    try {
      if (navigator.share !== undefined && matchMedia("(pointer: coarse)").matches)
        return await navigator.share({ title: t("recording.pageTitle"), url });
      await navigator.clipboard.writeText(url);
      onDone(t("recording.copied"));
    } catch (cause) {
      // Whoever closes the system's sheet has changed their mind.
      if (!(cause instanceof DOMException && cause.name === "AbortError")) onDone(t("recording.copyByHand"));
    }
  };
  return (
    <Button className="px-4!" onClick={() => void share()}>
      <Icon name="link" /> {t("recording.share")}
    </Button>
  );
}

/** Only for somebody signed in: who keeps it must be known. */
function Keep({
  gameId,
  onDone,
}: {
  readonly gameId: string;
  readonly onDone: (words: string) => void;
}): ReactElement | null {
  const { t } = useTranslation();
  const { api, identity } = useServices();
  const [who, setWho] = useState<IdentityState>("loading");
  useEffect(() => identity.onChange(setWho), [identity]);
  const own = useQuery({
    queryKey: ["own-game", gameId],
    enabled: isSomebody(who),
    retry: false,
    queryFn: async () => {
      const game = await api.ownGame(gameId);
      return game.ok && game.value.isFavourite;
    },
  });
  if (!isSomebody(who)) return null;
  const isKept = own.data === true;
  const toggle = async () => {
    const done = await api.keepGame(gameId, !isKept);
    if (done.ok) onDone(t(isKept ? "recording.unkept" : "recording.kept"));
    else onDone(done.failure.message ?? t("recording.failed"));
    void own.refetch();
  };
  return (
    <Button className="px-4!" aria-pressed={isKept} onClick={() => void toggle()}>
      <svg
        width="20"
        height="20"
        viewBox="0 0 20 20"
        aria-hidden="true"
        className={isKept ? "text-spark" : ""}
      >
        <path
          d="m10 2.500 2.300 4.700 5.200.8-3.700 3.600.9 5.200-4.700-2.500-4.700 2.500.9-5.200L2.500 8l5.200-.8z"
          fill={isKept ? "currentColor" : "none"}
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      </svg>
      {t("recording.keep")}
    </Button>
  );
}

function Clip(props: {
  readonly game: FinishedGame;
  readonly player: TapePlayer;
  readonly canvasRef: RefObject<HTMLCanvasElement | null>;
  readonly decisiveMs: number;
  readonly onDone: (words: string) => void;
}): ReactElement | null {
  const { t } = useTranslation();
  const [isFilming, setIsFilming] = useState(false);
  if (clipType() === null) return null;
  const film = async () => {
    const canvas = props.canvasRef.current;
    if (canvas === null) return;
    setIsFilming(true);
    props.onDone(t("recording.filming"));
    try {
      const clip = await filmClip(canvas, props.player, props.decisiveMs);
      const link = document.createElement("a");
      link.href = URL.createObjectURL(clip);
      link.download = `fitil-${props.game.id}.webm`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
      props.onDone(t("recording.filmed"));
    } catch {
      // Browsers differ in what they can film; the person is told.
      props.onDone(t("recording.failed"));
    }
    setIsFilming(false);
  };
  return (
    <Button className="px-4!" busy={isFilming} onClick={() => void film()}>
      {!isFilming && <Icon name="download" />} {t("recording.clip")}
    </Button>
  );
}

/** Where the page of a finished game is. */
export function replayAddress(gameId: string): string {
  return `${location.origin}/?replay=${encodeURIComponent(gameId)}`;
}
