import { openVisitor, startBrowser } from "../support/browser.ts";
import { firstVisit, mostScript } from "../support/first-visit.ts";
import type { LocalCloud } from "@solvia/local/cloud";
import type { Row } from "./measure.ts";

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
    ["a product in Ukrainian", `${product}?country=ua`],
  ] as const) {
    const page = await openVisitor(browser, cloud.url, "phone");
    const { js, css } = await firstVisit(page, path);
    rows.push(
      { what: `first visit to ${name}: JavaScript, gzipped`, measured: js, unit: "KB", budget: mostScript },
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
