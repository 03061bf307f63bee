import type { Page } from "playwright-core";

/** KB over the wire, gzipped; headers, which HTTP/2 packs, are none. */
export interface Loaded {
  js: number;
  css: number;
}

/** The budget of a first visit's JavaScript in KB, gzipped (docs/decisions/first-visit.md). */
export const mostScript = 180;

/** What a first visit to a page brings, as the browser's own protocol counts it. */
export async function firstVisit(page: Page, path: string): Promise<Loaded> {
  await page.route("**/*", (route) =>
    route.continue({ headers: { ...route.request().headers(), "accept-encoding": "gzip" } }),
  );
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const kinds = new Map<string, "js" | "css">();
  const loaded: Loaded = { js: 0, css: 0 };
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") kinds.set(requestId, "js");
    if (type === "Stylesheet") kinds.set(requestId, "css");
  });
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) loaded[kind] += encodedDataLength / 1024;
  });
  await page.goto(path, { waitUntil: "networkidle" });
  return loaded;
}
