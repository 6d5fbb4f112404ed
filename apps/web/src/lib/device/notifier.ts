// The browser's notifications as a port. Without a push server one can come only while a page of ours lives somewhere; the texts
// say so.

export type NotifyPermission = "granted" | "denied" | "default" | "unsupported";

export interface Notice {
  readonly title: string;
  readonly body: string;
  /** A later one with the same tag takes its place. */
  readonly tag: string;
  /** Where a press on it leads: a path of this site. */
  readonly path: string;
}

export interface Notifier {
  permission(): NotifyPermission;
  /** Asks the person, where they were never asked; only ever by a press of theirs. */
  ask(): Promise<NotifyPermission>;
  /** Shows it where that is allowed; silent where it is not. */
  show(notice: Notice): Promise<void>;
}

/** The browser's own. */
export const browserNotifier: Notifier = {
  permission: () => (typeof Notification === "undefined" ? "unsupported" : Notification.permission),
  async ask() {
    if (typeof Notification === "undefined") return "unsupported";
    return Notification.permission === "default" ? Notification.requestPermission() : Notification.permission;
  },
  async show({ title, body, tag, path }) {
    if (browserNotifier.permission() !== "granted") return;
    const options = { body, tag, icon: "/mentor.svg", data: { path } };
    // Phones show none that does not come through a worker.
    const worker = await navigator.serviceWorker?.getRegistration(path).catch(() => undefined);
    if (worker?.active) return worker.showNotification(title, options);
    const notification = new Notification(title, options);
    notification.addEventListener("click", () => {
      focus();
      location.assign(path);
    });
  },
};
