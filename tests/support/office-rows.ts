import { sellersAccount } from "@solvia/core/orders/payment/bank-details";
import { standingDocument } from "@solvia/core/shipments/papers/stored-document";
import { firstTariff } from "@solvia/core/pricing/delivery/delivery-tariff";
import { romeDate, plusDays } from "@solvia/core/platform/time";
import { silence } from "@solvia/local/demo/silence";
import { firstFound } from "./buy.ts";
import type { Caller } from "./cloud.ts";
import { dueByReceipt, mayOwe } from "./receipts.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { declared } from "./declared.ts";
import { draftPublication } from "./publications.ts";

/** Whose code is in the account: their name begins as its letters say. */
const longSigner = { name: "Giulia Massimiliana Alessandra", surname: "Ferraro Della Rovere Montecuccoli" };
const longName = { name: "Massimiliano Alessandro", surname: "Della Rovere Montecuccoli" };

/** Of the longest code; another one where a test is tried again. */
const coupon = () => ({
  code: `CANTIERE-LUNGO-${String(Date.now()).slice(-9)}`,
  kind: "amount",
  amount: 1_234_500,
  minimum: 12_345_600,
  categories: ["panels", "structures"],
  maxUses: 10_000,
  confirmed: ["coupon-for-years"],
  holderEmail: "cliente@solvia.example",
  from: "2026-01-01",
  until: "2096-12-31",
});

/** Of the longest words; another one where a test is tried again. */
const carrier = () => ({
  name: `Autotrasporti Internazionali Fratelli Montecuccoli ${String(Date.now()).slice(-9)}`,
  vatNumber: "IT01234567890",
  contact: "Massimiliano Alessandro Della Rovere",
  telephone: "+39 045 12345678",
  email: "ritiri.programmati@autotrasporti-montecuccoli.example",
  trackingLink: "https://autotrasporti-montecuccoli.example/trova?n={code}",
  adr: true,
  tailLift: true,
  smallVehicle: true,
  ferry: true,
  active: true,
});

/** Of the widest words and figures, over two years. */
const milestone = {
  name: "Moduli e accumulo per i cantieri di tutta la stagione",
  measure: "amount",
  goods: 123_456_700,
  category: "electrical_cabinet",
  from: "2026-11",
  until: "2096-12",
  kind: "amount",
  amount: 1_234_500,
  days: 365,
};

/** Of the longest words. */
const publication = {
  type: "technicalNote",
  title: "Dimensionamento delle stringhe con moduli bifacciali su inverter trifase con accumulo in corrente alternata",
  teaser: "Tensioni a freddo, correnti di corto circuito e rapporto tra potenza di picco e potenza nominale.",
  body: "<p>Testo in preparazione.</p>",
  tags: ["dimensionamento delle stringhe", "accumulo in corrente alternata"],
  seriesIds: [],
  lessonIds: [],
  noindex: false,
};

const today = () => romeDate(new Date());

const statement = () =>
  [
    `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">`,
    `<BkToCstmrStmt><Stmt><Acct><Id><IBAN>${sellersAccount.iban}</IBAN></Id></Acct>`,
    `<Ntry><Amt Ccy="EUR">1234567.89</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>`,
    `<BookgDt><Dt>${today()}</Dt></BookgDt><AcctSvcrRef>LUNGO1</AcctSvcrRef><NtryDtls><TxDtls>`,
    `<RltdPties><Dbtr><Pty><Nm>Massimiliano Alessandro Della Rovere Montecuccoli</Nm></Pty></Dbtr></RltdPties>`,
    `<RmtInf><Ustrd>Saldo fattura e materiale per il cantiere, come da accordi con il vostro agente</Ustrd></RmtInf>`,
    `</TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`,
  ].join("");

const done = ({ status, body }: { status: number; body: unknown }, what: string): void => {
  if (status !== 200 && status !== 201 && status !== 204) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
};

/** A slip with a payment by bank receipt. */
async function aSlip(admin: Caller, company: Caller): Promise<void> {
  await mayOwe(admin, company);
  const { payment } = await dueByReceipt(admin, company);
  done(await admin.call("POST", "/back-office/collections", { kind: "riba", transactions: [payment] }), "a slip");
}

/** A company at the insurer, with a claim to come. */
async function anInsurance(admin: Caller, company: Caller): Promise<void> {
  const { user } = (await company.call("GET", "/user")).body as { user: { id: string } };
  const on = today();
  const asked = await admin.call("POST", "/back-office/insurances", { userId: user.id, amount: 123_456_789, on });
  done(asked, "an insurance");
  const { id } = asked.body as { id: string };
  const cover = { amount: 123_456_789, percent: 9000, from: on, until: "2096-12-31", reference: "FIDO-2026-0417" };
  done(await admin.call("POST", `/back-office/insurances/${id}/covers`, cover), "a cover");
  const wish = { userId: user.id, amount: 987_654_321, on };
  done(await admin.call("POST", "/back-office/insurances", wish), "a higher cover");
}

/** Goods of an order that come back to be paid for. */
async function aReturn(admin: Caller, customer: Caller, paid: string): Promise<void> {
  done(await admin.call("POST", `/back-office/shipments/${paid}/ready`, { ready: true }), "a shipment");
  done(await admin.call("POST", `/back-office/orders/${paid}/delivered`, {}), "a delivery");
  const { body } = await customer.call("GET", `/orders/${paid}`);
  const [line] = (body as { lines: { productId: string }[] }).lines;
  const lines = [{ productId: line?.productId, quantity: 2, reason: "defective" }];
  done(await customer.call("POST", `/orders/${paid}/return-requests`, { lines }), "a return");
}

/** The same order once more, sent and confirmed for today: its supplier has promised something for this month. */
async function promised(
  admin: Caller,
  wish: { supplierId: string; lines: readonly { productId: string; quantity: number }[] },
  price: number,
): Promise<void> {
  const made = await admin.call("POST", "/back-office/purchases", wish);
  done(made, "a purchase to be promised");
  const { id, version } = made.body as { id: string; version: number };
  const step = (body: object) => admin.call("POST", `/back-office/purchases/${id}/status`, body);
  const sent = await step({ status: "sent", version });
  done(sent, "a purchase that is sent");
  const lines = wish.lines.map(({ productId, quantity }) => ({
    productId,
    price,
    days: [{ on: romeDate(new Date()), quantity }],
  }));
  const { version: seen } = sent.body as { version: number };
  done(await step({ status: "confirmed", version: seen, lines }), "a purchase that is promised");
}

/** A piece that the list of serials finds. */
export const listedSerial = "SN2026112900000017";

async function aSerial(admin: Caller): Promise<void> {
  const { id: productId } = await firstFound(admin, "category=inverters");
  const lines = [{ productId, quantity: 2 }];
  const said = { act: "add", cause: "purchase", warehouseId: "main", reason: "Container in arrivo" };
  const forecastOn = plusDays(romeDate(new Date()), 5);
  const made = await admin.call("POST", "/back-office/movements/load", { ...said, lines, forecastOn });
  done(made, "a load");
  const { id } = made.body as { id: string };
  done(await admin.call("PUT", `/serials/movement/${id}`, { code: listedSerial }), "a scan");
}

/** A recording that is to be written down. */
async function aTranscription(admin: Caller): Promise<void> {
  const { id: publicationId } = await draftPublication(admin, { title: `Registrazione ${Date.now()}` });
  const form = new FormData();
  form.append("name", "La serata con gli installatori del Triveneto, registrata a Verona");
  form.append("seconds", "14399");
  form.append("chapters", "[]");
  form.append("file", new Blob([new Uint8Array(silence(3))], { type: "audio/mpeg" }), "serata.mp3");
  const added = await admin.call("POST", `/back-office/publications/${publicationId}/media`, form);
  done(added, "a recording");
  const wish = { publicationId, mediaId: (added.body as { id: string }).id, language: "it" };
  done(await admin.call("POST", "/back-office/video-transcriptions", wish), "a transcription");
}

/** An order to the first supplier that sells something, and what it cost to bring. */
async function aPurchase(admin: Caller): Promise<void> {
  const { items: suppliers } = (await admin.call("GET", "/back-office/suppliers?limit=200")).body as {
    items: { id: string }[];
  };
  for (const { id: supplierId } of suppliers) {
    const { items } = (await admin.call("GET", `/back-office/suppliers/${supplierId}/products`)).body as {
      items: { productId: string; price: number; minQuantity: number; pack: number }[];
    };
    const [sold] = items;
    if (!sold) continue;
    const quantity = Math.ceil(Math.max(sold.minQuantity, 10) / sold.pack) * sold.pack;
    const wantedOn = plusDays(romeDate(new Date()), 60);
    const lines = [{ productId: sold.productId, quantity }];
    const wish = { supplierId, lines, wantedOn };
    const made = await admin.call("POST", "/back-office/purchases", wish);
    done(made, "a purchase");
    const { id: purchaseId } = made.body as { id: string };
    const payee = "Trasporti Internazionali Fratelli Montecuccoli";
    const freight = {
      kind: "freight",
      on: romeDate(new Date()),
      amount: 1_234_567,
      payee,
      purchaseId,
      spread: "weight",
    };
    done(await admin.call("POST", "/back-office/expenses", freight), "an expense");
    await promised(admin, { supplierId, lines }, sold.price);
    return;
  }
  throw new Error("no supplier sells anything");
}

/** What arrived broken of an order that was delivered, told by the code on its paper. */
async function damageToldBy(customer: Caller, orderId: string): Promise<void> {
  const { damageToken, content } = await standingDocument(orderId);
  const told = {
    id: crypto.randomUUID(),
    damage: "missing",
    lines: [{ productId: content.lines[0]?.productId, quantity: 1 }],
    reservation: "Riserva specifica: manca un pezzo",
    reservedAtDoor: true,
    name: `${longName.name} ${longName.surname}`,
    language: "it",
    pictures: [],
  };
  done(await customer.call("POST", `/damage/${damageToken}/claims`, told), "damage");
}

/** A long row in each of the office's lists that the catalogue and its people alone leave empty; with an order that is paid. */
export async function fillOfficeLists(admin: Caller, customer: Caller, company: Caller, paid: string): Promise<void> {
  await issueInvoice(admin, paid);
  await aSlip(admin, company);
  await anInsurance(admin, company);
  const { user } = (await customer.call("GET", "/user")).body as { user: { id: string } };
  const service = { category: "preparation_costs", name: "Preparazione" };
  const lines = [{ service, quantity: 1, price: 12_345_678 }];
  const quotation = { userId: user.id, lines, addressId: "pickup" };
  done(await admin.call("POST", "/back-office/quotations", quotation), "a quotation");
  done(
    await customer.call("POST", "/vat/auto-certification/unsigned", { ...declared, ...longSigner }),
    "a declaration",
  );
  const { zones, surcharges } = firstTariff;
  const tariff = { name: "Corriere espresso Nord-Est", from: plusDays(romeDate(new Date()), 300), zones, surcharges };
  done(await admin.call("POST", "/back-office/delivery-tariffs", tariff), "a delivery tariff");
  done(await admin.call("POST", "/back-office/carriers", carrier()), "a carrier");
  done(await admin.call("POST", "/back-office/coupons", coupon()), "a coupon");
  done(await admin.call("PUT", "/back-office/milestones", milestone), "a milestone");
  done(await admin.call("POST", `/back-office/users/${user.id}/premium`, { plan: "exclusive" }), "a plan");
  const text = "Capannone a Modena: chiedo prezzi e disponibilità del materiale, con consegna a maggio.";
  done(await customer.call("POST", "/quotations/request", { text }), "a request for a quotation");
  await aReturn(admin, customer, paid);
  await damageToldBy(customer, paid);
  done(await admin.call("POST", "/back-office/publications", publication), "a publication");
  const issue = { text: "Il terzo collo non è arrivato e il corriere dice di averlo consegnato.", orderId: paid };
  done(await customer.call("POST", "/after-sales-issue", issue), "a request for help");
  const content = Buffer.from(statement()).toString("base64");
  done(await admin.call("POST", "/back-office/bank-statements", { name: "estratto.xml", content }), "a statement");
  const count = { warehouseId: "main", place: "Capannone grande, corsia 12, scaffale 3", category: "batteries" };
  done(await admin.call("POST", "/back-office/counts", count), "a count");
  await aPurchase(admin);
  await aSerial(admin);
  await aTranscription(admin);
  const source = "Modulo firmato allo stand della fiera di Rimini, con il consenso alle offerte";
  const contact = {
    email: "amministrazione.acquisti@impianti-fotovoltaici.example.com",
    name: "Massimiliano Bartolomei",
  };
  done(
    await admin.call("POST", "/back-office/contacts", { ...contact, language: "it", lists: [], source }),
    "a contact",
  );
  const listName = "fiera-di-rimini-novembre";
  done(await admin.call("POST", "/back-office/contact-lists", { name: listName }), "a list of contacts");
  const template = { tag: "moduli-da-capannone", body: "Ciao {{ name }}, moduli nuovi.", language: "it" };
  done(await admin.call("POST", "/back-office/cold-emails/templates", template), "a template");
  const campaign = {
    listName,
    templateVersion: `${template.tag}.1`,
    subject: "Moduli per capannoni, in pronta consegna dal magazzino di Modena",
    senderName: "Giulia Bartolomei",
    senderEmail: "giulia.bartolomei@solvia.example",
  };
  done(await admin.call("POST", "/back-office/cold-emails/send", campaign), "a campaign");
  const message = { ...contact, subject: "Disponibilità dei moduli per un capannone a Modena", privacyRead: true };
  done(await customer.call("POST", "/contact", { ...message, text }), "a message");
  const place = { postalCode: "41121", city: "San Giovanni in Persiceto", countryCode: "IT" };
  const wish = { kind: "maintenance", roof: "ground", start: "half-year", text };
  const lead = { ...contact, telephone: "+393331234567", place, wish, privacyRead: true };
  done(await customer.call("POST", "/leads?locale=it&language=it", lead), "a wish for an installer");
  const question = { text: "Il carport sul capannone regge la neve di Asiago?", language: "it" };
  done(await customer.call("POST", "/publications/question-answering", question), "a question");
}
