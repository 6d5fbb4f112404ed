// Screenshots that their owner chose to keep (MF2): small ones in a row, large when pressed, and gone for good by one press.
// Painted on canvases: no address of a picture ever stands in the page.
import { KEPT_PICTURE_DAYS } from "@fitil/contracts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { useToast } from "../parts/toasts.tsx";

const path = (id: string) => `/api/mentor/pictures/${encodeURIComponent(id)}`;
const keyOf = (id: string) => ["mentor-picture", id] as const;

/** The row; pictures whose time is over are left out. */
export function KeptPictures({ ids }: { readonly ids: readonly string[] }): ReactElement {
  return (
    <ul className="flex flex-wrap gap-2 empty:hidden">
      {ids.map((id, index) => (
        <KeptPicture key={id} id={id} number={index + 1} />
      ))}
    </ul>
  );
}

function KeptPicture({ id, number }: { readonly id: string; readonly number: number }): ReactElement | null {
  const { t } = useTranslation("mentor");
  const { mentorApi } = useMentorServices();
  const queries = useQueryClient();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const picture = useQuery({
    queryKey: keyOf(id),
    queryFn: async (): Promise<Blob | null> => {
      const response = await mentorApi.respond(path(id));
      return response.ok ? response.blob() : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  if (!(picture.data instanceof Blob)) return null;
  const remove = async () => {
    // Told to the person below.
    const response = await mentorApi.respond(path(id), { method: "DELETE" }).catch(() => null);
    if (response === null || !(response.ok || response.status === 404))
      return toast({ text: t("chat.failed") });
    setOpen(false);
    queries.setQueryData(keyOf(id), null);
    toast({ text: t("chat.retention.removed") });
  };
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t("chat.retention.open", { number })}
        onClick={() => setOpen(true)}
        className="block overflow-hidden rounded-sm border border-line hover:border-edge"
      >
        <Painted picture={picture.data} height={64} className="h-16 w-12 object-cover object-top" />
      </button>
      {isOpen && (
        <Modal
          title={t("chat.retention.picture", { number })}
          closeLabel={t("chat.close")}
          onClose={() => setOpen(false)}
        >
          <div className="grid gap-4">
            <Painted
              picture={picture.data}
              height={1_200}
              className="max-h-[60dvh] w-full rounded-sm object-contain"
            />
            <p className="text-sm text-quiet">{t("chat.retention.kept", { count: KEPT_PICTURE_DAYS })}</p>
            <Button look="danger" onClick={() => void remove()}>
              {t("chat.retention.remove")}
            </Button>
          </div>
        </Modal>
      )}
    </li>
  );
}

/** The picture on a canvas, `height` CSS pixels at most, sharp on fine screens. */
function Painted(props: {
  readonly picture: Blob;
  readonly height: number;
  readonly className: string;
}): ReactElement {
  const { picture, height, className } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isShown = true;
    createImageBitmap(picture).then(
      (bitmap) => {
        const element = canvas.current;
        if (isShown && element !== null) {
          const scale = Math.min(1, (height * 2) / bitmap.height);
          element.width = Math.max(1, Math.round(bitmap.width * scale));
          element.height = Math.max(1, Math.round(bitmap.height * scale));
          element.getContext("2d")?.drawImage(bitmap, 0, 0, element.width, element.height);
        }
        bitmap.close();
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [picture, height]);
  return <canvas ref={canvas} aria-hidden="true" className={className} />;
}
