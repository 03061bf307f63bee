import { beforeAll, expect, test } from "vitest";
import { publicPagesTexts } from "@solvia/texts/public-pages";
import { publicFormsTexts } from "@solvia/texts/public-forms";
import type { FormTexts } from "@solvia/core/site/pages/forms/form-texts";
import type { PageTexts } from "@solvia/core/site/pages/page-texts";
import { languages, type Language } from "@solvia/core/platform/locale";
import { peopleTexts } from "@solvia/texts/people";
import { profileTexts } from "@solvia/texts/profile";
import { showcaseTexts } from "@solvia/texts/showcase";
import { shop } from "./shop.ts";
import { addTexts, textOf } from "./words.ts";

/** What the public pages and the application both say, by the application's key. */
const said: Readonly<Partial<Record<keyof PageTexts, string>>> = {
  skip: "skip",
  search: "search.label",
  placeholder: "search.placeholder",
  menu: "nav.catalogue",
  path: "nav.path",
  region: "nav.region",
  login: "nav.login",
  cart: "nav.cart",
  allProducts: "search.all",
  products: "search.results",
  code: "product.code",
  gross: "product.gross",
  grossVat: "product.grossVat",
  grossExport: "product.grossExport",
  lowestBefore: "product.lowestBefore",
  loginForPrice: "product.loginForPrice",
  quote: "product.quote",
  shippingTime: "product.shippingTime",
  technical: "product.technical",
  documents: "product.documents",
  others: "product.linked",
  goesWith: "showcase.goesWith",
  inStock: "availability.in-stock",
  low: "availability.low",
  toOrder: "availability.to-order",
  years: "field.years",
  missingTitle: "common.notFound",
  homeTitle: "home.title",
  homeText: "home.subtitle",
  explore: "home.cta",
  kits: "nav.kits",
  kitsTitle: "kits.title",
  kitsIntro: "kits.intro",
  noKits: "kits.none",
  allKits: "kits.back",
  kitContents: "kits.contents",
  kitParts: "kits.parts",
  kitPanels: "kits.panels",
  kitInverter: "kits.inverter",
  kitStorage: "kits.storage",
  kitsAvailable: "kits.available",
  kitUnavailable: "kits.unavailable",
  kitQuote: "kits.quote",
  categories: "home.categories",
  standOut: "home.standOut",
  seeAll: "home.seeAll",
  narrow: "search.filters",
  byRelevance: "sort.relevance",
  rights: "footer.rights",
  prices: "footer.prices",
};

type SaidByForms = Exclude<keyof FormTexts, "needsScripts" | "loginName" | "registerName" | "resetName">;
/** The same of the pages with a form. */
const saidByForms: Readonly<Record<SaidByForms, string>> = {
  loginTitle: "login.title",
  email: "login.email",
  password: "login.password",
  loginSubmit: "login.submit",
  forgot: "login.forgot",
  newHere: "login.newHere",
  registerTitle: "register.title",
  intro: "join.intro",
  haveAccount: "join.haveAccount",
  toLogin: "join.toLogin",
  private: "register.private",
  business: "register.business",
  country: "register.country",
  company: "join.company",
  vatNumber: "register.vatNumber",
  vatHint: "join.vatHint",
  companyRole: "register.companyRole",
  installer: "register.installer",
  companyName: "register.companyName",
  administrationEmail: "join.administrationEmail",
  administrationHint: "join.administrationHint",
  electronicBillingCode: "register.electronicBillingCode",
  pec: "register.pec",
  noElectronicAddress: "register.noElectronicAddress",
  who: "join.who",
  name: "register.name",
  surname: "register.surname",
  telephone: "register.telephone",
  fiscalCode: "register.fiscalCode",
  billing: "join.billing",
  street: "address.street",
  houseNumber: "address.houseNumber",
  postalCode: "address.postalCode",
  city: "address.city",
  provinceCode: "address.provinceCode",
  access: "join.access",
  passwordHint: "register.passwordHint",
  consents: "join.consents",
  terms: "register.terms",
  readTerms: "join.readTerms",
  conditions: "register.conditions",
  readConditions: "join.readConditions",
  privacy: "register.privacy",
  readPrivacy: "join.readPrivacy",
  marketing: "register.marketing",
  profiling: "join.profiling",
  partners: "join.partners",
  registerSubmit: "register.submit",
  resetTitle: "reset.title",
  ask: "reset.ask",
  newPassword: "reset.newPassword",
  save: "reset.save",
};
const tabs = { loginName: "login", registerName: "registration", resetName: "reset-password" } as const;

beforeAll(async () => {
  for (const language of languages) {
    for (const area of [shop, peopleTexts, profileTexts, showcaseTexts]) {
      addTexts(language, await area.in(language));
    }
  }
});

const ofApplication = (language: Language, key: string): string | undefined => textOf(language, key);

test.for(languages)(
  "%s: a public page says it in the words of the application that takes its place",
  async (language) => {
    const texts: PageTexts = await publicPagesTexts.in(language);
    const pairs = Object.entries(said).map(([name, key]) => [key, texts[name as keyof PageTexts]] as const);
    const apart = pairs.flatMap(([key, text]) =>
      (typeof text === "string"
        ? [[key, text] as const]
        : Object.entries(text).map(([form, one]) => [`${key}_${form}`, one] as const)
      )
        .filter(([own, one]) => ofApplication(language, own) !== one)
        .map(([own, one]) => `${own}: "${one}", and the application "${ofApplication(language, own) ?? ""}"`),
    );
    expect(apart).toEqual([]);
  },
);

test.for(languages)(
  "%s: a page with a form says each text as the application does, and alone that it needs scripts",
  async (language) => {
    const texts: FormTexts = await publicFormsTexts.in(language);
    for (const [name, key] of Object.entries(saidByForms)) {
      expect(texts[name as SaidByForms], key).toBe(ofApplication(language, key));
    }
    for (const [name, screen] of Object.entries(tabs)) {
      expect(texts[name as keyof typeof tabs]).toBe(ofApplication(language, `title.${screen}`));
    }
    expect(texts.needsScripts).toContain("JavaScript");
  },
);
