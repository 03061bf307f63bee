/**
 * What keeps the warehouse's pages alive in a dead spot: a service worker of /warehouses and /scanner alone, written into the build with the files that
 * these pages are made of (vite.config.ts). It keeps the pages' own files and the last answers of what they read; it sends nothing and does nothing by itself.
 */
declare const shell: readonly string[];
declare const version: string;
/** The name under which answers are kept (ui/keeping/kept-answers.ts). */
declare const answers: string;

/** What of a worker's own world is used here; the library of types for pages doesn't know it. */
interface Asked extends Event {
  request: Request;
  clientId: string;
  respondWith: (answer: Promise<Response>) => void;
}
interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Page {
  postMessage: (message: unknown) => void;
}
interface WorkerWorld {
  addEventListener: ((type: "install" | "activate", hear: (event: Lasting) => void) => void) &
    ((type: "fetch", hear: (event: Asked) => void) => void) &
    ((type: "message", hear: (event: MessageEvent) => void) => void);
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void>; get: (id: string) => Promise<Page | undefined> };
}

const world = self as unknown as WorkerWorld;
const files = `solvia-warehouse-${version}`;
/** A session of an employee ends after so long (ms): nothing of it is shown later. */
const longestKept = 12 * 3_600_000;
/** After so long without an answer (ms) a page is opened from what is kept. */
const patience = 6000;
const keptOn = "solvia-kept-on";

/** What is read on these pages; the rest of the API goes its way. */
const isRead = (path: string): boolean =>
  path === "/api/user" ||
  path === "/api/back-office/warehouses" ||
  /^\/api\/warehouse\/(today|incoming-movements|shipments|picking|counts)(\/|$)/.test(path) ||
  path.startsWith("/api/serials/movement/");

world.addEventListener("install", (event) => {
  event.waitUntil(caches.open(files).then((cache) => cache.addAll([...shell])));
});

world.addEventListener("activate", (event) => {
  const tidy = async (): Promise<void> => {
    for (const name of await caches.keys()) {
      if (name.startsWith("solvia-warehouse-") && name !== files && name !== answers) await caches.delete(name);
    }
    await world.clients.claim();
  };
  event.waitUntil(tidy());
});

/** The page says when a new version may take over: somebody has pressed. */
world.addEventListener("message", ({ data }) => {
  if (data === "take-over") void world.skipWaiting();
});

world.addEventListener("fetch", (event) => {
  const { request, clientId } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(pageOf(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(fileOf(request));
  else if (isRead(pathname) && !/\/pdf$|\/labels$|\/transport-document$/.test(pathname))
    event.respondWith(answerOf(request, clientId));
});

/** A page from the network, and where that is silent the application as it is kept. */
async function pageOf(request: Request): Promise<Response> {
  const silent = new AbortController();
  const timer = setTimeout(() => silent.abort(), patience);
  try {
    return await fetch(request, { signal: silent.signal });
  } catch (error) {
    const kept = await (await caches.open(files)).match("/index.html");
    if (kept) return kept;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** A file whose name changes with its content: kept once it was read. */
async function fileOf(request: Request): Promise<Response> {
  const cache = await caches.open(files);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** Whose answers are kept: those of one person alone. */
async function keepFor(answer: Response): Promise<void> {
  const known = (await answer.clone().json()) as { user?: { id?: string } | null };
  const id = known.user?.id ?? "";
  const cache = await caches.open(answers);
  const owner = await (await cache.match("/owner"))?.text();
  if (owner === id) return;
  await caches.delete(answers);
  if (id !== "") await (await caches.open(answers)).put("/owner", new Response(id));
}

async function tell(clientId: string, message: unknown): Promise<void> {
  (await world.clients.get(clientId))?.postMessage(message);
}

/** What was asked, from the network; where there is none as it was answered last, which the page is told. */
async function answerOf(request: Request, clientId: string): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(answers)).match(request.url);
    const on = Number(kept?.headers.get(keptOn));
    if (!kept || Date.now() - on > longestKept) throw error;
    await tell(clientId, { keptOn: on });
    return kept;
  }
  if (answer.status === 401) await caches.delete(answers);
  if (answer.ok) {
    if (new URL(request.url).pathname === "/api/user") await keepFor(answer);
    const cache = await caches.open(answers);
    if (await cache.match("/owner")) {
      const headers = new Headers(answer.headers);
      headers.set(keptOn, String(Date.now()));
      await cache.put(request.url, new Response(await answer.clone().blob(), { status: answer.status, headers }));
    }
  }
  return answer;
}

// Taken out when it is written into the build: a worker is no module.
export {};
