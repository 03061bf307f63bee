import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { SitemapIndexStream, SitemapStream } from "sitemap";
import { setting } from "../../platform/config.ts";
import { writeObject } from "../../platform/files/storage.ts";
import { brandPath, kitsPage, listKits, productPath, productSearch } from "../../catalogue/index.ts";
import { defaultLocale } from "../../platform/locale.ts";
import { allVisible, publicationPath } from "../../publications/index.ts";
import { alternatesOf, kitKey, pathOf, standingPages } from "./address.ts";

interface Entry {
  path: string;
  lastmod?: string | undefined;
}

/** An entry names the page in every country: so many stay far below the 50 MB that a sitemap may have. */
const entriesOfPart = 5000;
const caching = { CacheControl: "public, max-age=3600" };

/** Writes sitemap.xml, its parts and robots.txt into the site's bucket; answers how many addresses they name. */
export async function writeSitemaps(now: Date): Promise<number> {
  const [bucket, origin] = [setting("SITE_BUCKET"), setting("SITE_ORIGIN")];
  const entries = await publicAddresses(now);
  const parts: string[] = [];
  for (let at = 0; at < entries.length; at += entriesOfPart) {
    const name = `sitemaps/${parts.length + 1}.xml`;
    const part = await sitemapOf(entries.slice(at, at + entriesOfPart), origin);
    await writeObject(bucket, name, part, "application/xml", caching);
    parts.push(name);
  }
  const lastmod = now.toISOString();
  const index = Readable.from(parts.map((part) => ({ url: `${origin}/${part}`, lastmod })));
  const bytes = await buffer(index.pipe(new SitemapIndexStream()));
  await writeObject(bucket, "sitemap.xml", bytes, "application/xml", caching);
  await writeObject(bucket, "robots.txt", Buffer.from(robots(origin)), "text/plain; charset=utf-8", caching);
  return entries.length;
}

/** The canonical address of every public page. A search over one category is its category's page under another name. */
async function publicAddresses(now: Date): Promise<Entry[]> {
  const documents = await productSearch.all(now);
  const brands = [...new Set(documents.map(({ brand }) => brand))].toSorted();
  return [
    ...standingPages.filter((key) => !/^search\/(?!all)/.test(key)).map((key) => ({ path: pathOf(key) })),
    ...brands.map((brand) => ({ path: brandPath(brand) })),
    ...(await allVisible())
      .filter(({ noindex }) => !noindex)
      .map((publication) => ({ path: publicationPath(publication), lastmod: publication.updatedOn })),
    ...(await kitAddresses(new Map(documents.map(({ id, modified }) => [id, modified])), now)),
    ...documents.map(({ id, category, brand, fields, modified }) => ({
      path: productPath({ id, category, brand, name: fields.name }),
      lastmod: modified,
    })),
  ];
}

/** A kit's page changes with the kit and with each product in it. */
async function kitAddresses(modifiedOf: ReadonlyMap<string, string | undefined>, now: Date): Promise<Entry[]> {
  const viewer = {
    now,
    user: undefined,
    locale: defaultLocale,
    fallbackLocale: defaultLocale,
    language: "it",
  } as const;
  const [shown, { items }] = await Promise.all([listKits(viewer), kitsPage({ limit: 100 })]);
  const ids = new Set(shown.items.map(({ id }) => id));
  return items
    .filter(({ id }) => ids.has(id))
    .map(({ id, modified, parts }) => ({
      path: pathOf(kitKey(id)),
      lastmod: [modified, ...parts.map(({ productId }) => modifiedOf.get(productId) ?? "")].toSorted().at(-1),
    }));
}

const sitemapOf = (entries: readonly Entry[], origin: string): Promise<Buffer> =>
  buffer(
    Readable.from(
      entries.map(({ path, lastmod }) => ({
        url: `${origin}${path}`,
        links: alternatesOf(path, origin),
        ...(lastmod && { lastmod }),
      })),
    ).pipe(new SitemapStream({ hostname: origin, xmlns: { news: false, video: false, image: false, xhtml: true } })),
  );

/** What crawlers have no business in: the API but what pages ask for, accounts, the cart, the back office. */
const closed = [
  "/api/",
  "/back-office/",
  "/profile/",
  "/checkout/",
  "/warehouses",
  "/transactions",
  "/forklift",
  "/order",
];
/** The application reads its texts and prices there while a crawler renders a page. */
const opened = [
  "/api/products/",
  "/api/kits",
  "/api/subscriptions/products",
  "/api/user",
  "/api/plaintexts/",
  "/api/publications/",
];

const robots = (origin: string): string =>
  [
    "User-agent: *",
    ...opened.map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
