import { ofStorage } from "../../../ui/keeping/kept-here.ts";

/** The worker of these pages (worker.ts), and where it may stand between a page and the network: nowhere else. */
const script = "/warehouse-worker.js";
const scopes = ["/warehouses", "/scanner"] as const;
/** A warehouse leaves the page open for days: so often a new version is looked for (ms). */
const lookedFor = 3_600_000;

/**
 * Has the pages kept on this device, and hears of new versions; the returned end stops hearing. `onFirst` when the worker stands for the first time between this
 * page and the network: what the page has read until then went past it, and isn't kept.
 */
export function keepApp(onUpdate: (takeOver: () => void) => void, onFirst: () => void): () => void {
  if (!("serviceWorker" in navigator)) return () => undefined;
  const manifest = linkManifest();
  const waiting = new Set<ServiceWorker>();
  const hear = (registration: ServiceWorkerRegistration): void => {
    const look = (worker: ServiceWorker | null): void => {
      if (!worker || !navigator.serviceWorker.controller) return;
      waiting.add(worker);
      onUpdate(() => takeOver([...waiting]));
    };
    look(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => worker.state === "installed" && look(worker));
    });
  };
  const registered = scopes.map((scope) => navigator.serviceWorker.register(script, { scope, updateViaCache: "none" }));
  for (const one of registered) void one.then(hear, () => undefined);
  if (!navigator.serviceWorker.controller)
    navigator.serviceWorker.addEventListener("controllerchange", onFirst, { once: true });
  const timer = setInterval(() => {
    for (const one of registered) void one.then((registration) => registration.update()).catch(() => undefined);
  }, lookedFor);
  return () => {
    clearInterval(timer);
    navigator.serviceWorker.removeEventListener("controllerchange", onFirst);
    manifest.remove();
  };
}

/** The new version takes over, and the page is loaded anew by it. */
function takeOver(workers: readonly ServiceWorker[]): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  // A worker has no origin to name: it is this site's.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  for (const worker of workers) worker.postMessage("take-over");
}

/** The application can be installed from these pages alone. */
function linkManifest(): HTMLLinkElement {
  const link = Object.assign(document.createElement("link"), { rel: "manifest", href: "/warehouses-app.json" });
  document.head.append(link);
  return link;
}

/** Hears when what the page shows was answered, where the network was silent (ms since 1970), and when the network is back. */
export function onKeptAnswers(hear: (on: number) => void, isBack: () => void): () => void {
  const listen = ({ data }: MessageEvent<{ keptOn?: number } | undefined>): void => {
    if (data?.keptOn !== undefined) hear(data.keptOn);
  };
  ofStorage(() => navigator.serviceWorker.addEventListener("message", listen));
  addEventListener("online", isBack);
  return () => {
    ofStorage(() => navigator.serviceWorker.removeEventListener("message", listen));
    removeEventListener("online", isBack);
  };
}
