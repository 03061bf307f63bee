import type { Page } from "playwright-core";
import { openVisitor, startBrowser } from "../support/browser.ts";
import type { LocalCloud } from "@solvia/local/cloud";
import type { Row } from "./measure.ts";

interface Loaded {
  js: number;
  css: number;
}

/** Bytes over the wire of a first visit, as the browser's own protocol counts them; headers, which HTTP/2 packs, are none. */
async function firstVisit(page: Page, path: string): Promise<Loaded> {
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

/** JavaScript and CSS of the first visit, with every connection gzipped: the CDN's brotli is smaller still. */
export async function visitRows(cloud: LocalCloud): Promise<Row[]> {
  const browser = await startBrowser();
  const rows: Row[] = [];
  const product = await productPath(cloud);
  for (const [name, path] of [
    ["home", "/"],
    ["a product", product],
    ["home in German", "/?country=de"],
    ["a product in German", `${product}?country=de`],
  ] as const) {
    const page = await openVisitor(browser, cloud.url, "phone");
    await page.route("**/*", (route) =>
      route.continue({ headers: { ...route.request().headers(), "accept-encoding": "gzip" } }),
    );
    const { js, css } = await firstVisit(page, path);
    rows.push(
      { what: `first visit to ${name}: JavaScript, gzipped`, measured: js, unit: "KB", budget: 180 },
      { what: `first visit to ${name}: CSS, gzipped`, measured: css, unit: "KB", budget: 35 },
    );
    await page.context().close();
  }
  await browser.close();
  return rows;
}

export async function productPath({ url }: LocalCloud): Promise<string> {
  const response = await fetch(`${url}/api/products/search?category=panels`);
  const { items } = (await response.json()) as { items: { path: string }[] };
  return items[0]?.path ?? "/";
}
