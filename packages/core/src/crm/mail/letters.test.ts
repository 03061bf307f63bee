import { beforeAll, describe, expect, test } from "vitest";
import { exampleOrder } from "../../../../../tests/support/example-order.ts";
import { exampleReturn } from "../../../../../tests/support/example-return.ts";
import { toldKinds } from "../../platform/act-kinds.ts";
import { countries, languages, type Language, type Locale } from "../../platform/locale.ts";
import * as acting from "../../accounts/letters/acting-letters.ts";
import * as changes from "../../accounts/letters/account-change-letters.ts";
import * as accounts from "../../accounts/letters/account-letters.ts";
import * as catalogue from "../../catalogue/letters/product-letters.ts";
import * as certificates from "../../certificates/letters/certificate-letters.ts";
import * as companies from "../../accounts/letters/company-letters.ts";
import * as contacts from "../../contacts/letters/contact-letters.ts";
import { drawLetter } from "../../mail/layout.ts";
import type { Order, Withdrawal } from "../../orders/order.ts";
import type { Letter } from "../../mail/letter.ts";
import { wordsFor } from "../../orders/papers/document-words.ts";
import * as approvals from "../../orders/letters/approval-letters.ts";
import * as debits from "../../orders/letters/debit-letters.ts";
import * as vat from "../../orders/letters/vat-letters.ts";
import * as orders from "../../orders/letters/order-letters.ts";
import * as recalls from "../../orders/letters/recall-letter.ts";
import * as quotations from "../../quotations/letters/quotation-letters.ts";
import * as requests from "../../quotations/letters/request-letters.ts";
import { toldStatuses } from "../../returns/return-codes.ts";
import * as returns from "../../returns/letters/return-letters.ts";
import * as security from "../../accounts/letters/security-letters.ts";
import { wordingFor, type Wording } from "../../mail/wording.ts";

const { toOrder: _, ...orderLetters } = orders;
const letters = {
  ...accounts,
  ...acting,
  ...changes,
  ...catalogue,
  ...companies,
  ...contacts,
  ...approvals,
  ...certificates,
  ...debits,
  ...vat,
  ...orderLetters,
  ...recalls,
  ...quotations,
  ...requests,
  ...returns,
  ...security,
};

beforeAll(() => {
  process.env["SITE_ORIGIN"] = "https://solvia.example";
});

const name = "Ada";
const localeOf = (language: Language): Locale =>
  countries.find(({ format }) => format.startsWith(language))?.locale ?? "it";
const order = (wording: Wording) => exampleOrder(wording.language, localeOf(wording.language));

/** Each letter there is, with what its event says. */
const written: Readonly<Record<keyof typeof letters, (wording: Wording) => Letter[]>> = {
  verificationLetter: (wording) => [letters.verificationLetter(wording, name, "T")],
  completionLetter: (wording) => [letters.completionLetter(wording, name, "T")],
  resetLetter: (wording) => [letters.resetLetter(wording, name, "T")],
  newEmailLetter: (wording) => [letters.newEmailLetter(wording, name, "T")],
  emailChangedLetter: (wording) => [letters.emailChangedLetter(wording, name)],
  companyVerifiedLetter: (wording) => [letters.companyVerifiedLetter(wording, name)],
  companyRejectedLetter: (wording) => [letters.companyRejectedLetter(wording, name, "VIES")],
  productAvailableLetter: (wording) => [letters.productAvailableLetter(wording, name, "SUN2000", "/p")],
  invitationLetter: (wording) =>
    (["owner", "buyer", "viewer"] as const).map((memberRole) =>
      letters.invitationLetter(wording, { companyName: "Sole", invitedBy: name, memberRole, token: "T" }),
    ),
  memberRemovedLetter: (wording) => [letters.memberRemovedLetter(wording, name, "Sole")],
  confirmSubscriptionLetter: (wording) =>
    ["newsletter", "coming-soon-news"].map((list) => letters.confirmSubscriptionLetter(wording, "T", list)),
  subscribedLetter: (wording) => [letters.subscribedLetter(wording, "T")],
  messageReceivedLetter: (wording) =>
    (["contact", "application"] as const).map((kind) => letters.messageReceivedLetter(wording, kind)),
  bankDebitLetter: (wording) => [
    letters.bankDebitLetter(wording, order(wording), {
      amount: 319_805,
      on: "2026-11-30",
      mandate: "SOLVIA-2026/17",
      iban: "IT40S0542811101000000123456",
      creditor: "IT43ZZZ0000000000000000",
    }),
  ],
  recallLetter: (wording) => [
    letters.recallLetter(wording, order(wording), { product: "Brand Inverter", codes: ["SN1"], words: "Controlla." }),
  ],
  shipmentLetter: (wording) => [letters.shipmentLetter(wording, order(wording), order(wording).id)],
  approvalLetter: (wording) => [letters.approvalLetter(wording, order(wording))],
  declinedLetter: (wording) => [
    letters.declinedLetter(wording, order(wording), "approval-expired"),
    letters.declinedLetter(wording, order(wording), "XXL"),
  ],
  certificateLetter: (wording) =>
    (["submitted", "approved", "rejected", "expiring", "expired", "revoked"] as const).map((what) =>
      letters.certificateLetter(wording, name, what, {
        until: "31.12.2026",
        reason: what === "rejected" ? "XXL" : undefined,
      }),
    ),
  vatRaisedLetter: (wording) => [letters.vatRaisedLetter(wording, order(wording), 12_120)],
  placedLetter: (wording) => [letters.placedLetter(wording, order(wording))],
  withdrawalLetter: (wording) => {
    return [
      letters.withdrawalLetter(wording, order(wording), withdrawn(order(wording))),
      letters.withdrawalLetter(wording, order(wording), { ...withdrawn(order(wording)), lines: [], words: "XXL" }),
    ];
  },
  receivedLetter: (wording) => [letters.receivedLetter(wording, order(wording), 1_234_567)],
  returnLetter: (wording) => [
    letters.returnLetter(wording, order(wording), "toReturn", { amount: 1_234_567, currency: "eur" }),
    letters.returnLetter(wording, order(wording), "returned", { amount: 1_234_567, currency: "eur" }),
  ],
  failedLetter: (wording) =>
    [undefined, "charge-back"].map((failureCode) => letters.failedLetter(wording, order(wording), failed(failureCode))),
  reminderLetter: (wording) =>
    [1, 2, 7, 15, 21, 30].map((days) => letters.reminderLetter(wording, order(wording), days)),
  stageLetter: (wording) => [
    letters.stageLetter(wording, order(wording), "order-ready"),
    letters.stageLetter(
      wording,
      { ...order(wording), termsOfPayment: "hundred_upon_shipment", status: "pendingPayment" },
      "order-ready",
    ),
    letters.stageLetter(wording, order(wording), "order-delivered"),
    letters.stageLetter(wording, { ...order(wording), failedReason: "expired" }, "order-failed"),
  ],
  sentLetter: (wording) => [
    letters.sentLetter(wording, offer(wording)),
    letters.sentLetter(wording, offer(wording, 2)),
  ],
  quotationReminderLetter: (wording) => [letters.quotationReminderLetter(wording, offer(wording))],
  acceptedLetter: (wording) => [letters.acceptedLetter(wording, { id: "Q1", number: "AAAA-BBBB" }, offer(wording))],
  writtenLetter: (wording) =>
    (["customer", "office"] as const).map((from) =>
      letters.writtenLetter(wording, { id: "Q1", number: "AAAA-BBBB" }, { from, authorName: name, text: "XXL" }),
    ),
  requestReceivedLetter: (wording) => [
    letters.requestReceivedLetter(wording, asked),
    letters.requestReceivedLetter(wording, { ...asked, userId: undefined, text: undefined }),
  ],
  goodsBackLetter: (wording) =>
    toldStatuses.map((status) => letters.goodsBackLetter(wording, order(wording), exampleReturn, status)),
  goodsBackArrivedLetter: (wording) => [letters.goodsBackArrivedLetter(wording, order(wording), exampleReturn)],
  requestArrivedLetter: (wording) => [letters.requestArrivedLetter(wording, asked)],
  requestAnsweredLetter: (wording) => [
    letters.requestAnsweredLetter(wording, asked, { authorName: name, text: "XXL" }),
  ],
  requestRejectedLetter: (wording) => [letters.requestRejectedLetter(wording, asked, "XXL")],
  requestConvertedLetter: (wording) => [letters.requestConvertedLetter(wording, asked)],
  passwordChangedLetter: (wording) => [true, false].map((ended) => letters.passwordChangedLetter(wording, name, ended)),
  actingBeganLetter: (wording) => [letters.actingBeganLetter(wording, name, { by: "Bo", reason: "XXL" })],
  actedForLetter: (wording) => toldKinds.map((kind) => letters.actedForLetter(wording, name, { by: "Bo", kind })),
  secondFactorResetLetter: (wording) => [letters.secondFactorResetLetter(wording, name)],
  secondFactorLetter: (wording) => [
    letters.secondFactorLetter(wording, name, "on"),
    letters.secondFactorLetter(wording, name, "off"),
  ],
};

const asked = {
  id: "R1",
  userId: "U1",
  requester: { name, email: "ada@example.com" },
  text: "XXL",
  rows: [{ row: 1, text: "AB-1 2", outcome: "accepted" as const, reasons: [], productId: "P1", quantity: 2 }],
};

const offer = (wording: Wording, version = 1) => {
  const { amounts, customer } = order(wording);
  return {
    quotationId: "Q1",
    userId: "U1",
    name,
    version,
    number: "AAAA-BBBB",
    locale: localeOf(wording.language),
    content: {
      lines: [],
      termsOfPayment: "hundred_upon_order" as const,
      reducedVat: false,
      validUntil: "2026-12-05",
    },
    customer,
    amounts,
    sentOn: "2026-11-20T10:00:00.000Z",
    hash: "ab".repeat(32),
  };
};

const failed = (failureCode: string | undefined) => {
  const [transaction] = exampleOrder("it", "it").transactions;
  return transaction && { ...transaction, status: "failed" as const, failureCode };
};

const withdrawn = ({ lines }: Order): Withdrawal => ({
  declaredOn: "2026-11-22T23:30:00.000Z",
  name: "Ada Neri",
  email: "ada@example.com",
  state: "declared",
  lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
});

const everyLetter = (language: Language): Letter[] =>
  Object.values(written).flatMap((write) => write(wordingFor(language)));
const plain = (text: string): string => text.replaceAll(/\s/g, " ");

describe.each(languages)("letters in %s", (language) => {
  test("are drawn without a name left to fill in, in their language and in UTF-8", async () => {
    for (const letter of everyLetter(language)) {
      const { html, text } = await drawLetter(letter, language);
      for (const body of [letter.subject, html, text]) expect(body).not.toMatch(/\{\{|\}\}|undefined|NaN/);
      expect(html).toContain(`lang="${language === "sr" ? "sr-Latn" : language}"`);
      expect(html).toContain('dir="ltr"');
      expect(html).toContain("charset=UTF-8");
      expect(text).toContain(letter.blocks.length > 0 ? "Solvia" : letter.heading);
    }
  });

  test("write amounts with grouped thousands, two decimals and the euro sign", () => {
    const placed = JSON.stringify(letters.placedLetter(wordingFor(language), order(wordingFor(language))));
    expect(plain(placed)).toMatch(/€ ?12[.,  ]345[.,]67|12[.,  ]345[.,]67 €/);
    expect(plain(placed)).toMatch(/22 ?%/);
  });
});

test("each language says something else than Italian in every letter", () => {
  const sayings = (language: Language) =>
    everyLetter(language).map(({ subject, heading, action }) => [subject, heading, action?.label].join());
  const italian = sayings("it");
  for (const language of languages.filter((other) => other !== "it")) {
    expect(
      sayings(language).filter((saying, at) => saying === italian[at]),
      language,
    ).toEqual([]);
  }
});

test("an order's lines have the prices of its page: net for a company, with all that is paid for a private buyer", () => {
  const wording = wordingFor("it");
  const bought = (companyId?: string) =>
    plain(JSON.stringify(letters.placedLetter(wording, { ...order(wording), companyId })));
  expect(bought("C")).toContain('"2 × Huawei SUN2000-10KTL-M1","2.469,00 €"');
  expect(bought("C")).toContain("Importo (+ IVA)");
  expect(bought()).toContain("Importo (IVA ed ecocontributi inclusi)");
  expect(bought()).toContain('"2 × Huawei SUN2000-10KTL-M1","3.013,40 €"');
});

test("the letter of a placed order tells how soon all of it is sent, and the company line is its reader's", async () => {
  const timeIn = async (language: Language, ...times: string[]) => {
    const wording = wordingFor(language);
    const [line] = order(wording).lines;
    const lines = times.map((shippingTime) => ({ ...line!, shippingTime }));
    return (await drawLetter(orders.placedLetter(wording, { ...order(wording), lines }), language)).text;
  };
  expect(await timeIn("it", "2", "1-2")).toMatch(/Tempo di spedizione\W+(?:1-)?2 settimane/);
  expect(await timeIn("de", "1", "5+", "2-3")).toMatch(/Versandzeit\W+5\+ Wochen/);
  expect(await timeIn("it", "5+", "request")).toMatch(/Tempo di spedizione\W+da stimare/);
  for (const language of languages) {
    const text = await timeIn(language, "1");
    expect(text.includes("dato dimostrativo")).toBe(language === "it");
  }
});

test("an order's sum is on the basis of its lines, and its rows add up", () => {
  const wording = wordingFor("it");
  const about = (changes: Partial<Order>) => {
    const { blocks } = letters.placedLetter(wording, { ...order(wording), ...changes });
    const sum = blocks.find((block) => block.kind === "facts");
    return [sum?.facts.map((fact) => plain(fact.join(" "))), plain(JSON.stringify(blocks))] as const;
  };
  const [net, netLetter] = about({ companyId: "C" });
  expect(net).toEqual([
    "Prodotti 2.469,00 €",
    "Contributo RAEE 1,00 €",
    "Spedizione: bancali (34 kg) 15,00 €",
    "Spedizione: sponda idraulica 15,00 €",
    "IVA 22% 550,00 €",
  ]);
  expect(netLetter).not.toContain("di cui");
  const [gross, grossLetter] = about({});
  expect(gross).toEqual([
    "Prodotti 3.013,40 €",
    "Spedizione: bancali (34 kg) 18,30 €",
    "Spedizione: sponda idraulica 18,30 €",
  ]);
  expect(grossLetter).toContain("di cui IVA 22%: 550,00 €");
  expect(grossLetter).not.toContain("2.469,00");
  const odd = { ...order(wording).amounts, total: 305_001 };
  const [rounded, said] = about({ amounts: odd });
  expect(rounded?.at(-1)).toBe("Arrotondamento 0,01 €");
  expect(said).toContain("una volta sull'intero ordine");
});

test("a public body reads in each letter of a sum what it pays to the state and what it is asked for, in every language", async () => {
  for (const language of languages) {
    const wording = wordingFor(language);
    const words = wordsFor(language, localeOf(language));
    const { amounts } = order(wording);
    const ofBody = { ...amounts, treatment: { ...amounts.treatment, publicBody: "UFABCD" } };
    const asked = words.money(amounts.total - amounts.vatAmount);
    const quoted = { ...offer(wording), amounts: ofBody };
    for (const letter of [letters.sentLetter(wording, quoted), letters.quotationReminderLetter(wording, quoted)]) {
      expect(letter.preview).toBe(asked);
      expect(letter.blocks).toContainEqual({
        kind: "facts",
        facts: [[words.splitVat, words.money(0 - amounts.vatAmount)]],
        total: [words.toPay, asked],
      });
      expect((await drawLetter(letter, language)).text).toContain(words.money(amounts.total));
    }
    const waiting = letters.approvalLetter(wording, { ...order(wording), amounts: ofBody });
    expect(JSON.stringify(waiting.blocks)).toContain(words.splitVat);
    expect(JSON.stringify(letters.sentLetter(wording, offer(wording)))).not.toContain(words.splitVat);
  }
});

test("an order of a quotation names the version that was accepted, by the beginning of its code, in every language", async () => {
  const quotation = { id: "Q1", number: "7KX2-91", version: 3, hash: "0a1b2c3d4e5f".padEnd(64, "9") };
  for (const language of languages) {
    const wording = wordingFor(language);
    const { text } = await drawLetter(letters.placedLetter(wording, { ...order(wording), quotation }), language);
    expect(text).toMatch(/7KX2-91, .*3, .*0a1b2c3d4e5f…/);
  }
});

test("an order that is fetched is ready to be fetched, not to be sent", () => {
  const wording = wordingFor("it");
  const ready = (address: Order["address"]) =>
    letters.stageLetter(wording, { ...order(wording), address }, "order-ready").subject;
  expect(ready("pickup")).toContain("pronto per il ritiro");
  expect(ready({ countryCode: "IT" } as never)).toContain("pronto per la spedizione");
});

test("the plain text keeps apart what stands side by side, and has the link", async () => {
  const wording = wordingFor("it");
  const due = order(wording).transactions.map((one) => ({ ...one, dueDate: "2026-12-02" }));
  const letter = letters.placedLetter(wording, { ...order(wording), transactions: due });
  const { text } = await drawLetter(letter, "it");
  expect(text).not.toMatch(/IBAN: |IT60X0542811101000000123456|ORD /);
  expect(text).toContain("nel tuo account");
  expect(plain(text)).toContain("Importo: 12.345,67 € · scadenza 2 dic 2026");
  expect(text).toContain("\nhttps://solvia.example/profile/my-orders/O1\n");
});

test("the receipt of a withdrawal says who withdraws from what, and when by Rome's clock", async () => {
  const wording = wordingFor("it");
  const about = order(wording);
  const [first, ...others] = about.lines;
  const withdrawal = { ...withdrawn(about), lines: [{ productId: first?.productId ?? "", quantity: 3 }] };
  const { text } = await drawLetter(letters.withdrawalLetter(wording, about, withdrawal), "it");
  const said = plain(text);
  expect(said).toMatch(new RegExp(`${first?.brand} ${first?.name}\\W+3\\b`));
  for (const { name: other } of others) expect(said).not.toContain(other);
  const inWords = { ...withdrawal, lines: [], words: "Solo l'inverter" };
  expect((await drawLetter(letters.withdrawalLetter(wording, about, inWords), "it")).text).toContain("Solo l'inverter");
  for (const part of ["Ada Neri", order(wording).number, "23 novembre 2026", "00:30:00"]) expect(said).toContain(part);
});

test("the receipt of a withdrawal asks for goods that were sent alone, and says what comes back and by when", async () => {
  const wording = wordingFor("it");
  const about = order(wording);
  const said = async (fulfilment: "none" | "delivered", back?: { due: number; by?: string }) =>
    plain(
      (await drawLetter(letters.withdrawalLetter(wording, { ...about, fulfilment }, withdrawn(about), back), "it"))
        .text,
    );
  expect(await said("none")).not.toMatch(/Rispediscici|restituirti/);
  expect(await said("delivered")).toContain("Rispediscici la merce ricevuta entro 14 giorni.");
  expect(await said("none", { due: 79_065, by: "2026-12-06" })).toContain(
    "Da restituirti entro il 6 dic 2026: 790,65 €",
  );
});

test("the letter of a cancelled order says why, and what comes back", async () => {
  const wording = wordingFor("it");
  const about = { ...order(wording), failedReason: "Esaurito" };
  const cancelled = async (back?: { due: number }) =>
    plain((await drawLetter(letters.stageLetter(wording, about, "order-failed", back), "it")).text);
  expect(await cancelled({ due: 79_065 })).toMatch(/Esaurito[\s\S]*Da restituirti: 790,65 €/);
  expect(await cancelled()).not.toContain("restituirti");
});

test("the confirmation tells consumers of their right to withdraw, and no company", async () => {
  const wording = wordingFor("it");
  const told = async (placed: Order) => (await drawLetter(letters.placedLetter(wording, placed), "it")).text;
  const consumers = { ...order(wording), companyId: undefined };
  expect(await told(consumers)).toContain("https://solvia.example/withdrawal");
  expect(await told(consumers)).toContain("la spesa stimata è pari al costo di consegna");
  expect(await told({ ...consumers, companyId: "C" })).not.toContain("/withdrawal");
});

test("the confirmation quotes the law of a tax that isn't charged, and not the bare name of a scheme", async () => {
  const wording = wordingFor("pl");
  const told = async (rule: Order["amounts"]["treatment"]["rule"], legalText: string) => {
    const placed = order(wording);
    const treatment = { ...placed.amounts.treatment, rule, legalText };
    const drawn = { ...placed, amounts: { ...placed.amounts, treatment } };
    return (await drawLetter(letters.placedLetter(wording, drawn), "pl")).text;
  };
  expect(await told("export", "Non imponibile art. 8")).toContain("Non imponibile art. 8");
  expect(await told("one-stop-shop", "OSS")).not.toMatch(/\bOSS\b/);
});

test("a reminder counts its days as the language does", () => {
  const said = (language: Language, days: number) => {
    const [block] = letters.reminderLetter(wordingFor(language), exampleOrder(language, "it"), days).blocks;
    return block?.kind === "text" ? block.text : "";
  };
  expect(said("it", 1)).toContain("da 1 giorno.");
  expect(said("ro", 2)).toContain("de 2 zile");
  expect(said("ro", 30)).toContain("de 30 de zile");
  expect(said("uk", 1)).toContain("1 день");
  expect(said("uk", 2)).toContain("2 дні");
  expect(said("uk", 7)).toContain("7 днів");
  expect(said("pl", 1)).toContain("od 1 dnia");
});

test("whoever's bank took the money back isn't told that nothing was charged", () => {
  const wording = wordingFor("it");
  const said = (failureCode?: string) =>
    JSON.stringify(letters.failedLetter(wording, order(wording), failed(failureCode)));
  expect(said()).toContain("Nulla è stato addebitato");
  expect(said("charge-back")).not.toContain("Nulla è stato addebitato");
  expect(plain(said("charge-back"))).toMatch(/ha ripreso 12\.345,67 €/);
});
