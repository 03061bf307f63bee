import { fileTextIds, rootTextIds } from "@solvia/core/content/plain-text";
import { goodsCategories } from "@solvia/core/catalogue/taxonomy";
import { locales } from "@solvia/core/platform/locale";

const isIn = (list: readonly string[], value: string | undefined): value is string =>
  value !== undefined && list.indexOf(value) >= 0;

/** A file has an ending that begins with a letter; a transaction's id ends in a number. */
const isFile = /\.[a-z][a-z0-9]*$/i;
/** Words of an address that don't change what a search shows. */
const beside = /^(category|country|utm_.*|gclid|fbclid)$/;

/**
 * The object of the site's bucket that answers an address: a file, a public page of the shop's country, the application
 * for its own screens, and a page that isn't there for everything else. Runs at the CDN's edge and in the local cloud.
 */
export function pageObject(
  uri: string,
  query: Readonly<Record<string, string | undefined>>,
  appPaths: readonly string[],
): string {
  if (isFile.test(uri)) return uri;
  const country = isIn(locales, query["country"]) ? query["country"] : "it";
  const parts = uri.split("/").filter((part) => part !== "");
  const key = pageKey(parts, query);
  if (key !== undefined) return `/pages/${country}/${key}.html`;
  return isIn(appPaths, parts[0]) ? "/index.html" : `/pages/${country}/missing.html`;
}

function pageKey(parts: readonly string[], query: Readonly<Record<string, string | undefined>>): string | undefined {
  const first = parts[0];
  const second = parts[1];
  if (first === undefined) return "home";
  if (parts.length === 1) {
    if (first === "kit") return "kits";
    if (first === "plans") return "plans";
    if (first === "articles" || first === "academy" || first === "webinars" || first === "questions")
      return asItStands(query) ? first : undefined;
    if (first === "search") return searchKey(query);
    if (first === "login") return "form/login";
    if (first === "registration")
      return query["kind"] === "business" ? "form/registration-business" : "form/registration";
    if (first === "reset-password") return query["token"] === undefined ? "form/reset-password" : "form/new-password";
    return isIn(rootTextIds, first) ? `text/${first}` : undefined;
  }
  if (parts.length === 2) {
    if (first === "files") return isIn(fileTextIds, second) ? `text/${second}` : "missing";
    if (first === "category") return isIn(goodsCategories, second) ? `category/${second}` : "missing";
    if (first === "articles" || first === "academy" || first === "webinars")
      return asItStands(query) ? `${first}/${second}` : undefined;
    return first === "brand" || first === "product" || first === "kit" ? `${first}/${second}` : undefined;
  }
  return parts.length === 4 && isIn(goodsCategories, first) ? `product/${parts[3]}` : undefined;
}

/** Whether nothing of a page is chosen: no words, no tag, no preview. */
const asItStands = (query: Readonly<Record<string, string | undefined>>): boolean =>
  !Object.keys(query).some((name) => !beside.test(name));

/** The first results of the catalogue or a category are a page; what is filtered further is the application's. */
function searchKey(query: Readonly<Record<string, string | undefined>>): string | undefined {
  if (!asItStands(query)) return undefined;
  const category = query["category"];
  if (category === undefined || category === "") return "search/all";
  return isIn(goodsCategories, category) ? `search/${category}` : undefined;
}
