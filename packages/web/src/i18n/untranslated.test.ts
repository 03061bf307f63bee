import { expect, test } from "vitest";
import { plainText, plainTextIds } from "@solvia/core/content";
import { languages, type Language } from "@solvia/core/platform/locale";
import { entriesOf } from "@solvia/texts/files";
import { filledTexts } from "./every-text.ts";

/** What is called the same in Italian or English and in all other languages: names, codes, abbreviations. */
const everywhere = new Set(
  [
    "IBAN",
    "PausePay",
    "PEC",
    "€/W · €/kWh",
    "Solvia",
    "PDF",
    "BMS",
    "EPC",
    "Back office",
    "Coupon",
    "Webinar",
    "Webinars",
    "Webhooks",
  ].concat("LR5-54HTH-430M 36\nSUN2000-10KTL-M1 1"),
);

/** Words that a language shares with Italian or English, read one by one. */
const shared: Readonly<Partial<Record<Language, readonly string[]>>> = {
  de: ["Plan", "Bank", "Status", "Serie", "Strings", "Chats", "Name", "Container", "Version", "Test"],
  es: [
    "IVA",
    "Chats",
    "La serie",
    "Serie",
    "Strings",
    "Documento",
    "Total",
    "Tipo",
    "Cliente",
    "Vista",
    "Total {{total}}",
    "Provincia",
    "Marca",
  ].concat(["Periodo", "Plan", "Kits", "+ IVA", "Destinatario", "IVA {{rate}}"]),
  fr: [
    "Sources",
    "Publication",
    "Code",
    "Services",
    "Strings",
    "Chats",
    "Total",
    "Total {{total}}",
    "Kits",
    "Document",
    "Documents",
    "Date",
    "Excellent",
    "Notifications",
  ].concat(
    [
      "Active",
      "E-mail",
      "Type",
      "Guide",
      "Brochure",
      "Phases",
      "Note",
      "Catalogue",
      "Modules",
      "Province",
      "Message",
      "Menu",
    ],
    ["{{strings}} × {{count}} module", "{{strings}} × {{count}} modules"],
    ["Version", "Versions", "Article", "Articles", "Service", "Messages", "{{name}}, {{time}}, version {{version}}"],
  ),
  hr: ["Plan", "Moduli", "Filtri"],
  nb: ["Plan", "Bank", "Status", "Serie", "Container", "Type", "Dato", "Mine", "Send", "Test"],
  nl: [
    "Home",
    "colli",
    "pallets",
    "Bank",
    "Status",
    "Serie",
    "Strings",
    "Chats",
    "Container",
    "Kits",
    "Document",
    "E-mail",
    "Type",
    "Brochure",
    "Menu",
  ].concat(
    [
      "Test",
      "Open",
      "Code",
      "Account",
      "{{count}} product",
      "Categorie",
      "Week {{week}}",
      "Week {{week}} ({{from}} – {{to}})",
    ],
    ["{{count}} pallet per container", "{{count}} pallets per container", "Product", "Optimizers", "Filters", "Pallet"],
    ["Colli ({{kg}} kg)", "Pallets ({{kg}} kg)"],
  ),
  pl: ["Plan", "VAT", "Bank", "Status", "E-mail", "Menu", "Data", "+ VAT", "VAT {{rate}}"],
  pt: [
    "IVA",
    "Strings",
    "Chats",
    "Documento",
    "Total",
    "Total {{total}}",
    "Tipo",
    "Cliente",
    "Vista",
    "Marca",
    "Kits",
    "+ IVA",
  ].concat([
    "IVA {{rate}}",
    "E-mail",
    "Menu",
    "Data",
    "Pagamento",
    "Pronto",
    "Nome",
    "Categoria",
    "Quando",
    "Dropshipping e API",
  ]),
  ro: [
    "Plan",
    "Data",
    "Serie",
    "Container",
    "Total",
    "Total {{total}}",
    "Document",
    "E-mail",
    "{{strings}} × {{count}} module",
    "Card",
    "Categorie",
  ],
  sr: ["Plan", "Moduli", "Period"],
};

const lettersOf = (text: string): string => text.replaceAll(/\{\{\w+\}\}/g, "").replaceAll(/[^\p{L}]/gu, "");

/** All that a language says, the house's and the legal texts too. */
async function everyText(language: Language): Promise<[key: string, text: string][]> {
  const pages = await Promise.all(plainTextIds.map(async (id) => [id, await plainText(id, language)] as const));
  const written = pages.map(([id, { title, lead, sections }]) => [id, { title, lead, sections }] as const);
  return [...(await filledTexts(language)), ...entriesOf(Object.fromEntries(written))];
}

const translated = languages.filter((language) => language !== "it" && language !== "en");

test.for(translated)("%s leaves no text in Italian or English", async (language) => {
  const [own, italian, english] = await Promise.all([everyText(language), everyText("it"), everyText("en")]);
  const [it, en] = [new Map(italian), new Map(english)];
  const known = new Set([...everywhere, ...(shared[language] ?? [])]);
  const same = own.filter(([key, text]) => text === it.get(key) || text === en.get(key));
  expect(own.length).toBeGreaterThan(700);
  expect(same.filter(([, text]) => lettersOf(text).length > 2 && !known.has(text))).toEqual([]);
});

const cyrillic: ReadonlySet<Language> = new Set(["bg", "uk"]);

test.for(languages)("%s keeps to its script", async (language) => {
  const own = await everyText(language);
  // A letter of the other script within a word looks right and isn't found by any search.
  expect(
    own.filter(([, text]) => /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u.test(text)),
  ).toEqual([]);
  const strange = own.filter(([, text]) =>
    cyrillic.has(language)
      ? lettersOf(text).length > 12 && !/\p{Script=Cyrillic}/u.test(text) && !everywhere.has(text)
      : /\p{Script=Cyrillic}/u.test(text),
  );
  expect(strange).toEqual([]);
});
