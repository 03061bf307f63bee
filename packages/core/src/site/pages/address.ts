import { isFileText, plainTextIds } from "../../content/index.ts";
import { countries, countryOf, defaultLocale, ownLanguage, type Country } from "../../platform/locale.ts";
import { tagOf } from "../../platform/text/reader-format.ts";
import { brandSlug, goodsCategories } from "../../catalogue/index.ts";

/**
 * A public page by its key, whatever country it is for: "home", "search/all", "search/panels", "category/panels",
 * "brand/ja-solar", "text/privacy", "product/01J…", "kits", "kit/01J…", "plans", "form/login", "articles",
 * "articles/its-code", "academy", "academy/all", "academy/its-code", "webinars", "webinars/past", "webinars/its-code", "questions".
 */
export type PageKey = string;

export const productKey = (id: string): PageKey => `product/${id}`;
export const kitKey = (id: string): PageKey => `kit/${id}`;
/** The page of all kits. */
export const kitsKey: PageKey = "kits";
/** A publication's own page, by where it stands. */
export const publicationKey = (path: string): PageKey => path.slice(1);
/** The pages that list publications. */
export const publicationLists: readonly PageKey[] = ["articles", "academy", "academy/all", "webinars", "webinars/past"];
/** The page of the subscription plans. */
export const plansKey: PageKey = "plans";
/** The page of questions and answers. */
export const questionsKey: PageKey = "questions";
/** The text that shows a brand's products. */
export const promotionKey: PageKey = "text/promo-byd";
export const categoryKey = (category: string): PageKey => `category/${category}`;
export const brandKey = (brand: string): PageKey => `brand/${brandSlug(brand)}`;

/** Where each page with a form stands: all can be reached without an account. */
const formPaths = {
  login: "/login",
  registration: "/registration",
  "registration-business": "/registration?kind=business",
  "reset-password": "/reset-password",
  /** The same by the link of a mail, whose token its copies in other countries go without. */
  "new-password": "/reset-password",
} as const;
export type FormPageId = keyof typeof formPaths;
export const formPath = (id: FormPageId): string => formPaths[id];
export const isFormPage = (id: string): id is FormPageId => Object.hasOwn(formPaths, id);
/** Their pages; no sitemap names them. */
export const formPages: readonly PageKey[] = Object.keys(formPaths).map((id) => `form/${id}`);

/** Where a page lies in the site's bucket. */
export const pageObject = (locale: string, key: PageKey): string => `pages/${locale}/${key}.html`;

/** The key of a request for an object of the site's bucket; undefined when it is no page. */
export function pageOfObject(object: string): { locale: string; key: PageKey } | undefined {
  const [, locale, key] = /^pages\/([a-z]{2})\/([^/]+(?:\/[^/]+)?)\.html$/.exec(object) ?? [];
  return locale && key && countryOf(locale) ? { locale, key } : undefined;
}

/** The path of every page but a product's, which its brand and name decide. */
export function pathOf(key: PageKey): string {
  const [kind = "", name = ""] = key.split("/").map(encodeURIComponent);
  if (kind === "home") return "/";
  if (kind === kitsKey) return "/kit";
  if (kind === plansKey) return "/plans";
  if (name === "") return `/${kind}`;
  if (kind === "search") return name === "all" ? "/search" : `/search?category=${name}`;
  if (kind === "text") return isFileText(name) ? `/files/${name}` : `/${name}`;
  return `/${kind}/${name}`;
}

/** The address of a path in a country's shop: Italy's is the bare one. */
export function addressIn({ locale }: Pick<Country, "locale">, path: string, origin = ""): string {
  if (locale === defaultLocale) return `${origin}${path}`;
  return `${origin}${path}${path.includes("?") ? "&" : "?"}country=${locale}`;
}

export interface Alternate {
  /** A country's language ("fr-BE"), or x-default. */
  lang: string;
  url: string;
}

/** The page in every country's shop, as hreflang tells it; who lives in none of them gets the United Kingdom's. */
export function alternatesOf(path: string, origin: string): Alternate[] {
  const of = (lang: string, country: Country) => ({ lang, url: addressIn(country, path, origin) });
  const kingdom = countryOf("gb");
  return [
    ...countries.map((country) => of(`${tagOf(ownLanguage(country))}-${country.code}`, country)),
    ...(kingdom ? [of("x-default", kingdom)] : []),
  ];
}

/** The countries whose pages are written as soon as something changes; the others' when they are next asked for. */
export const eagerLocales = ["it", "gb"] as const;

/** The pages that are always there. */
export const standingPages: readonly PageKey[] = [
  "home",
  "search/all",
  kitsKey,
  plansKey,
  ...publicationLists,
  questionsKey,
  ...goodsCategories.flatMap((category) => [`search/${category}`, `category/${category}`]),
  ...plainTextIds.map((id) => `text/${id}`),
];
