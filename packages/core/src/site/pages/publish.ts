import { isFileText, isGuidance } from "../../content/index.ts";
import { setting } from "../../platform/config.ts";
import { countries, countryOf } from "../../platform/locale.ts";
import { deleteObjects, headObject, readObject, writeObject } from "../../platform/files/storage.ts";
import { eagerLocales, pageObject, type PageKey } from "./address.ts";
import { pageDocument, type PageContent } from "./document.ts";
import { loadPage } from "./load-page.ts";
import { readerOf, type Reader } from "./reader.ts";
import { currentManifest, shellFor } from "./shell.ts";
import type { Gone } from "./text-pages.ts";

/** The route file of the screen that takes over a page, a form's by the form; a text's is named as the text. */
const screens: Readonly<Record<string, string>> = {
  home: "index",
  search: "search",
  category: "category.$category",
  brand: "brand.$brand",
  product: "$category.$brand.$model.$id",
  kits: "kit.index",
  kit: "kit.$id",
  plans: "plans",
  articles: "articles.index",
  academy: "academy.index",
  questions: "questions",
  webinars: "webinars.$",
  login: "login",
  registration: "registration.index",
  "registration-business": "registration.index",
  "reset-password": "reset-password",
  "new-password": "reset-password",
};

function screenOf(key: PageKey): string | undefined {
  const [kind = "", name] = key.split("/");
  if (kind === "text" && name && isGuidance(name)) return isFileText(name) ? "files.$list" : "$advice";
  if (kind === "text") return name;
  if (kind === "form") return screens[name ?? ""];
  // `/webinars` and all below it is one screen, so that a first visit carries one route for them.
  if (!name || (kind !== "articles" && kind !== "academy")) return screens[kind];
  return key === "academy/all" ? "academy.all" : `${kind}.$code`;
}

/** The whole HTML of a page's content. */
export async function drawPage(key: PageKey, content: PageContent, reader: Reader, now: Date): Promise<string> {
  const screen = screenOf(key);
  const shell = shellFor(await currentManifest(now), screen ?? "", reader.language);
  return pageDocument(content, { reader, origin: setting("SITE_ORIGIN"), shell });
}

export const pageType = "text/html; charset=utf-8";
/** The CDN asks again after a minute, browsers each time: a change is seen soon without any invalidation. */
export const pageCaching = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/** Writes a page for a country's shop; answers its HTML, undefined when there is no such page. */
export async function publishPage(key: PageKey, reader: Reader, now: Date): Promise<string | undefined> {
  const content = await loadPage(key, reader, setting("SITE_ORIGIN"), now);
  if (!content) return undefined;
  const text = await drawPage(key, content, reader, now);
  await writeObject(setting("SITE_BUCKET"), pageObject(reader.country.locale, key), Buffer.from(text), pageType, {
    CacheControl: pageCaching,
    ...(content.about && { Metadata: { about: encodeURIComponent(JSON.stringify(content.about)) } }),
  });
  return text;
}

/**
 * Brings a page up to date: at once for the eager shops; the other shops' copies go, and come back when they are next
 * asked for. A page that there is no more goes everywhere.
 */
export async function refreshPage(key: PageKey, now: Date): Promise<void> {
  const written = await Promise.all(
    eagerLocales.map(async (locale) => {
      const country = countryOf(locale);
      return country && (await publishPage(key, await readerOf(country), now)) ? locale : undefined;
    }),
  );
  if (!written.some(Boolean)) await rememberGone(key);
  const old = countries.map(({ locale }) => locale).filter((locale) => !written.some((one) => one === locale));
  await deleteObjects(
    setting("SITE_BUCKET"),
    old.map((locale) => pageObject(locale, key)),
  );
}

const goneObject = (key: PageKey): string => `pages/gone/${key}.json`;

/** What the page of a product or kit that was published said it was. */
export async function readGone(key: PageKey): Promise<Gone | undefined> {
  const object = await readObject(setting("SITE_BUCKET"), goneObject(key));
  return object && (JSON.parse(new TextDecoder().decode(object.bytes)) as Gone);
}

/** Takes pages away in all countries' shops, many in one request; each comes back when it is next asked for. */
export async function dropPages(keys: readonly PageKey[]): Promise<void> {
  const objects = keys.flatMap((key) => countries.map(({ locale }) => pageObject(locale, key)));
  for (let at = 0; at < objects.length; at += mostDeleted)
    await deleteObjects(setting("SITE_BUCKET"), objects.slice(at, at + mostDeleted));
}

/** S3 deletes so many objects in one request. */
const mostDeleted = 1000;

/** What a published page is of, by its own metadata; undefined when it never was. */
async function readAbout(key: PageKey): Promise<Gone | undefined> {
  const about = (await headObject(setting("SITE_BUCKET"), pageObject(eagerLocales[0], key)))?.Metadata?.["about"];
  return about === undefined ? undefined : (JSON.parse(decodeURIComponent(about)) as Gone);
}

/** What was once published is gone, not unknown: what it was is told, or stands with its page. */
export async function rememberGone(key: PageKey, gone?: Gone): Promise<void> {
  const about = gone ?? (await readAbout(key));
  if (!about) return;
  await writeObject(setting("SITE_BUCKET"), goneObject(key), Buffer.from(JSON.stringify(about)), "application/json");
}
