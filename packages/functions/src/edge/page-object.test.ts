import { describe, expect, it } from "vitest";
import { edgeCode } from "../../../../stacks/bundles/edge.ts";
import { readAppPaths } from "./app-paths.ts";
import { pageObject } from "./page-object.ts";

const cases: readonly [uri: string, query: Record<string, string>, object: string][] = [
  ["/", {}, "/pages/it/home.html"],
  ["/", { country: "gb" }, "/pages/gb/home.html"],
  ["/", { country: "zz" }, "/pages/it/home.html"],
  ["/search", {}, "/pages/it/search/all.html"],
  ["/search", { category: "panels", utm_source: "mail" }, "/pages/it/search/panels.html"],
  ["/search", { category: "panels", brand: "AIKO" }, "/index.html"],
  ["/search", { text: "450w" }, "/index.html"],
  ["/panels/ja-solar/deep-blue/01ABC", {}, "/pages/it/product/01ABC.html"],
  ["/product/01ABC", { country: "de" }, "/pages/de/product/01ABC.html"],
  ["/category/panels", {}, "/pages/it/category/panels.html"],
  ["/category/nothing", {}, "/pages/it/missing.html"],
  ["/brand/st%C3%A4ubli", {}, "/pages/it/brand/st%C3%A4ubli.html"],
  ["/privacy", {}, "/pages/it/text/privacy.html"],
  ["/files/superbonus", { country: "de" }, "/pages/de/text/superbonus.html"],
  ["/files/nothing", {}, "/pages/it/missing.html"],
  ["/superbonus", {}, "/pages/it/missing.html"],
  ["/promo-byd", { utm_source: "mail" }, "/pages/it/text/promo-byd.html"],
  ["/kit", { country: "gb" }, "/pages/gb/kits.html"],
  ["/kit/01ABC", {}, "/pages/it/kit/01ABC.html"],
  ["/articles", { utm_source: "mail" }, "/pages/it/articles.html"],
  ["/articles", { tag: "accumulo" }, "/index.html"],
  ["/articles/tetti-piani", { country: "de" }, "/pages/de/articles/tetti-piani.html"],
  ["/articles/tetti-piani", { preview: "x" }, "/index.html"],
  ["/academy/all", {}, "/pages/it/academy/all.html"],
  ["/questions", {}, "/pages/it/questions.html"],
  ["/questions", { text: "stringa" }, "/index.html"],
  ["/academy/all", { text: "stringa" }, "/index.html"],
  ["/login", {}, "/pages/it/form/login.html"],
  ["/login", { country: "de" }, "/pages/de/form/login.html"],
  ["/registration", {}, "/pages/it/form/registration.html"],
  ["/registration", { kind: "business", country: "gb" }, "/pages/gb/form/registration-business.html"],
  ["/registration/complete", { token: "x" }, "/index.html"],
  ["/reset-password", {}, "/pages/it/form/reset-password.html"],
  ["/reset-password", { token: "x" }, "/pages/it/form/new-password.html"],
  ["/checkout/", {}, "/index.html"],
  ["/back-office/orders", {}, "/index.html"],
  ["/transactions/01ABC.1", {}, "/index.html"],
  ["/no-such-page", {}, "/pages/it/missing.html"],
  ["/assets/index-abc.js", {}, "/assets/index-abc.js"],
  ["/sitemap.xml", {}, "/sitemap.xml"],
];

describe("the object of an address", () => {
  it.each(cases)("%s %j is %s", (uri, query, object) => {
    expect(pageObject(uri, query, readAppPaths())).toBe(object);
  });

  it("is the same at the CDN's edge, whose function fits into what CloudFront takes", () => {
    const code = edgeCode("edge/page-router");
    expect(code.length).toBeLessThan(10_000);
    // oxlint-disable-next-line typescript/no-implied-eval -- CloudFront runs the text as it is
    const handler = new Function(`${code};return handler`)() as (event: unknown) => { uri: string };
    for (const [uri, query, object] of cases) {
      const querystring = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, { value }]));
      expect(handler({ request: { uri, querystring } }).uri).toBe(object);
    }
  });
});
