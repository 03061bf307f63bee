import type { Page } from "playwright-core";
import { password } from "./cloud.ts";

export type PublicPage = readonly [
  name: string,
  path: () => string,
  heading: () => string,
  words: () => string[],
  to: () => string,
];

/** The address of the same page in Germany's shop. */
export const inGermany = (path: string): string => `${path}${path.includes("?") ? "&" : "?"}country=de`;

/** The pages with a form and that of the plans, as the lists of the test have the others: each with a heading, what must be read, and where one goes on. */
export const italianForms: readonly PublicPage[] = [
  ["login", () => "/login", () => "Accedi", () => ["E-mail", "Password", "Non hai un account?"], () => "/registration"],
  [
    "registration",
    () => "/registration",
    () => "Crea il tuo account",
    () => ["Codice fiscale", "Indirizzo di fatturazione", "Accetto le condizioni di vendita", "Crea account"],
    () => "/login",
  ],
  [
    "registration of a company",
    () => "/registration?kind=business",
    () => "Crea il tuo account",
    () => ["La tua azienda", "Partita IVA", "Codice SDI"],
    () => "/privacy",
  ],
  [
    "forgotten password",
    () => "/reset-password",
    () => "Reimposta la password",
    () => ["Invia il link"],
    () => "/login",
  ],
  [
    "plans",
    () => "/plans",
    () => "I piani di Solvia",
    () => ["49,00 € al mese + IVA", "59,78 € al mese, IVA compresa", "Tutto di Premium, più:", "Disdire"],
    () => "/profile/my-subscription",
  ],
];

export const germanForms: readonly PublicPage[] = [
  [
    "German login",
    () => inGermany("/login"),
    () => "Anmelden",
    () => ["Passwort vergessen?"],
    () => inGermany("/registration"),
  ],
  [
    "German registration",
    () => inGermany("/registration"),
    () => "Konto erstellen",
    () => ["Hausnummer", "Einwilligungen"],
    () => inGermany("/login"),
  ],
  [
    "German plans",
    () => inGermany("/plans"),
    () => "Die Pläne von Solvia",
    () => ["149,00 € im Monat + MwSt.", "177,31 € im Monat", "Dropshipping-API"],
    () => inGermany("/profile/my-subscription"),
  ],
];

/** What stands where in each frame of a page's life, and the browser's own measure of what jumped. */
export const watch = `
  window.frames_ = []; window.shift_ = 0;
  const top = (selector) => {
    const box = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect()).find(({ height }) => height > 0);
    return box && Math.round(box.top + scrollY);
  };
  const look = () => {
    if (document.querySelector("main h1") || frames_.length > 0) frames_.push({
      heading: top("main h1"), picture: top("main img"),
      words: document.documentElement.lang + " " + document.querySelector("main h1")?.textContent.trim(),
    });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => { shift_ += entry.value; }))
    .observe({ type: "layout-shift", buffered: true });
`;

/** Notes whatever is wider than the window in any picture of a page's life: the page, or a part of its header that is cut off. */
export const watchWidth = (most: number) => `
  window.wide_ = new Set();
  window.lookAtWidth_ = () => {
    const width = document.scrollingElement?.scrollWidth ?? 0;
    const beyond = (selector) => [...document.querySelectorAll(selector)]
      .filter((one) => one.getBoundingClientRect().right > ${most}).map((one) => one.textContent || one.className);
    const cut = beyond("header a, header button, header .mantine-Badge-root");
    if (width > ${most}) wide_.add(width + " px: " + beyond("main *, header *").slice(-3).join(", "));
    if (cut.length > 0) wide_.add("cut off: " + cut.join(", "));
    return [...wide_];
  };
  const lookOn = () => {
    lookAtWidth_();
    requestAnimationFrame(lookOn);
  };
  requestAnimationFrame(lookOn);
`;

export const euro = (cents: number, tag = "it-IT"): string =>
  new Intl.NumberFormat(tag, { style: "currency", currency: "EUR", useGrouping: "always" }).format(cents / 100);

/** In which language a page of these lists is. */
export const languageOf = (path: string) => (path.endsWith("country=de") ? "de" : "it");

export const logInAs = async (page: Page, email: string) => {
  await page.goto("/login");
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel("Password", { exact: false }).first().fill(password);
  await page.getByRole("dialog").getByRole("button", { name: "Accedi" }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
};
