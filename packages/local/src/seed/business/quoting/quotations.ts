import { askAboutQuotation } from "@solvia/core/contract/quotations";
import {
  createQuotation,
  dropAcceptedQuotation,
  setQuotationLost,
  setQuotationStatus,
  setQuotationWon,
  updateQuotation,
} from "@solvia/core/contract/back-office/quotations";
import { askOffice, messagesOf } from "@solvia/core/quotations/messages";
import { recheckQuotations } from "@solvia/core/quotations/living/recheck";
import { dropAccepted, setLost, setWon } from "@solvia/core/quotations/outcome";
import { changeDraft, createQuotation as create, preparedOf } from "@solvia/core/quotations/selling/drafting";
import type { LineInput } from "@solvia/core/quotations/selling/offered-lines";
import { sendQuotation } from "@solvia/core/quotations/selling/send";
import { loadQuotation } from "@solvia/core/quotations/stored-quotation";
import { romeDate, plusDays } from "@solvia/core/platform/time";
import { watchSales } from "@solvia/core/quotations/sales/watch-sales";
import { watchValidity } from "@solvia/core/quotations/watch";
import { emails } from "../../../demo/known.ts";
import { asCustomer, asOffice, personOf } from "../actors.ts";
import { goods, productOf, type Goods } from "../buying.ts";
import { transferCame } from "../office-acts.ts";
import { ownOffer } from "./own-offer.ts";
import { accepted, drafted, ordered, quoted, sent } from "./steps.ts";
import type { Stage } from "../stage.ts";

const { company, consumer, installer, premium, reseller } = emails;

/** A second version, that its customer has asked for. */
async function revised(stage: Stage): Promise<void> {
  const story = "a revised roof";
  const wish = { email: installer, days: 4, pieces: { modules: 40, inverter: 2 }, reference: "Cascina Bellaria" };
  const id = await quoted(stage, story, wish);
  await ownOffer(stage, "an installer's own offer", { id, days: 3.5 });
  await stage.act(`${story}: asked`, async () => {
    const now = stage.ago(3, story);
    if ((await messagesOf({ id })).length > 0) return;
    const text = "Ci servono quattro moduli in più: potete rivedere il prezzo?";
    await asCustomer(installer, { endpoint: askAboutQuotation, params: { id }, now }, (user) =>
      askOffice(user, id, { text, asksChange: true }, now),
    );
  });
  await stage.act(`${story}: changed`, async () => {
    const now = stage.ago(2, story);
    const quotation = await loadQuotation(id);
    if (quotation.draft || quotation.sent > 1) return;
    const { revision } = quotation;
    const customerNotes = "Abbiamo rivisto il preventivo come chiesto.";
    const lines = (await preparedOf(quotation)).lines.map(({ lineId, productId, quantity }) => ({
      lineId,
      productId,
      quantity: quantity === 40 ? 44 : quantity,
      discount: 0.02,
    }));
    await asOffice({ endpoint: updateQuotation, params: { id }, now }, (user) =>
      changeDraft(user, id, { revision, lines, customerNotes }, now),
    );
  });
  await sent(stage, story, id, { days: 1.9, version: 2 });
}

/** One that became an order and was paid. */
async function won(stage: Stage): Promise<void> {
  const { act, ago } = stage;
  const story = "a won quotation";
  const id = await quoted(stage, story, { email: reseller, days: 8, pieces: { wallbox: 2 }, discount: 0.03 });
  const orderId = await accepted(stage, story, id, { email: reseller, days: 7.5 });
  await ordered(stage, story, orderId, { email: reseller, days: 7.4 });
  await transferCame(stage, story, orderId, { days: 7, nth: 71 });
  await act(`${story}: won`, async () => {
    const now = ago(6.9, story);
    const { revision, status } = await loadQuotation(id);
    if (status === "won") return;
    await asOffice({ endpoint: setQuotationWon, params: { id }, now }, (user) => setWon(user, id, revision, now));
  });
}

async function lost(stage: Stage): Promise<void> {
  const story = "a lost quotation";
  const id = await quoted(stage, story, { email: company, days: 9, pieces: { hybrid: 2, battery: 2 } });
  await stage.act(`${story}: lost`, async () => {
    const now = stage.ago(5, story);
    const { revision, status } = await loadQuotation(id);
    if (status === "lost") return;
    await asOffice({ endpoint: setQuotationLost, params: { id }, now }, (user) =>
      setLost(user, id, { revision, lostReason: "delivery_time" }, now),
    );
  });
}

/** A whole plant with what its customer may add, a service and a word to a line; it ends soon. */
async function plant(stage: Stage): Promise<void> {
  const { once, ago } = stage;
  const story = "a plant with options";
  const id = await once(`${story}: quotation`, async () => {
    const now = ago(2, story);
    const { id: userId } = await personOf(installer, now);
    const article = async (name: Goods, quantity: number, more: Partial<LineInput> = {}): Promise<LineInput> => ({
      productId: await productOf(goods[name]),
      quantity,
      ...more,
    });
    const lines: LineInput[] = [
      await article("modules", 60, { discount: 0.04, note: "Palette intere, cornice nera" }),
      await article("hybrid", 3, { discount: 0.06 }),
      { service: { category: "preparation_costs", name: "Preparazione e collaudo" }, price: 18_000, quantity: 1 },
      await article("battery", 2, { optional: true }),
      await article("wallbox", 1, { optional: true, note: "Con cavo da 5 m" }),
    ];
    const validUntil = plusDays(romeDate(ago(0)), 2);
    const terms = {
      reference: "Frantoio Marra",
      customerNotes: "La batteria si può aggiungere anche dopo.",
      validUntil,
    };
    const input = { userId, lines, addressId: "pickup", ...terms };
    const made = await asOffice({ endpoint: createQuotation, now }, (user) => create(user, input, now));
    return made.id;
  });
  await sent(stage, story, id, { days: 1.5 });
}

/** One of which its customer has taken a part into their cart. */
async function inPart(stage: Stage): Promise<void> {
  const story = "a quotation in part";
  const wish = { email: reseller, days: 3, pieces: { optimizer: 40, monitor: 4 }, reference: "Magazzino Bari" };
  const id = await quoted(stage, story, wish);
  await accepted(stage, story, id, { email: reseller, days: 1.2, half: true });
}

/** One of which a part is ordered and paid, and the rest can still be accepted. */
async function partPaid(stage: Stage): Promise<void> {
  const story = "a quotation paid in part";
  const wish = { email: reseller, days: 5, pieces: { wallbox: 4, connectors: 200 }, reference: "Magazzino Lecce" };
  const id = await quoted(stage, story, wish);
  const orderId = await accepted(stage, story, id, { email: reseller, days: 4.6, half: true });
  await ordered(stage, story, orderId, { email: reseller, days: 4.5 });
  await transferCame(stage, story, orderId, { days: 4, nth: 72 });
  await stage.act("quotations: sales watched", () => watchSales(stage.ago(0)));
}

/** One whose acceptance the office has taken back, as its customer asked: it can be accepted again. */
async function dropped(stage: Stage): Promise<void> {
  const { act, ago } = stage;
  const story = "a dropped acceptance";
  const wish = { email: installer, days: 5, pieces: { monitor: 6 }, reference: "Rifugio Passo Lungo" };
  const id = await quoted(stage, story, wish);
  await accepted(stage, story, id, { email: installer, days: 4.5 });
  await act(`${story}: dropped`, async () => {
    const now = ago(4.2, story);
    const { revision, status } = await loadQuotation(id);
    if (status !== "accepted") return;
    await asOffice({ endpoint: dropAcceptedQuotation, params: { id }, now }, (user) =>
      dropAccepted(user, id, revision, now),
    );
  });
}

/** A discount below the agent's floor: who may agree to it is asked. */
async function toApprove(stage: Stage): Promise<void> {
  const story = "a discount to approve";
  const wish = {
    email: installer,
    days: 0.6,
    pieces: { monitor: 5 },
    discount: 0.6,
    reference: "Agritur. Le Querce",
  };
  const id = await drafted(stage, story, wish);
  await stage.act(`${story}: asked`, async () => {
    const now = stage.ago(0.5, story);
    const quotation = await loadQuotation(id);
    if (quotation.approval) return;
    const by = { endpoint: setQuotationStatus, params: { id }, now, email: emails.agent };
    await asOffice(by, (user) => sendQuotation(user, id, quotation, now));
  });
}

/** One that can't be ordered as it stands: more modules than there are, of which a weaker kind of the same series stands in. */
async function unorderable(stage: Stage): Promise<void> {
  const pieces = { strongerModules: 320, inverter: 12 };
  const wish = { email: company, days: 1.8, pieces, reference: "Cantina Valle Chiara" };
  await quoted(stage, "a quotation that is short", wish);
  await stage.act("quotations: looked at", () => recheckQuotations(stage.ago(0)));
}

/** Quotations in every state. */
export async function quotations(stage: Stage): Promise<void> {
  await plant(stage);
  await drafted(stage, "a quotation begun", { email: company, days: 1, pieces: { modules: 24, optimizer: 24 } });
  await revised(stage);
  await toApprove(stage);
  await won(stage);
  await lost(stage);
  await partPaid(stage);
  await inPart(stage);
  await dropped(stage);
  const taken = await quoted(stage, "an accepted quotation", { email: premium, days: 3, pieces: { cabinet: 1 } });
  await accepted(stage, "an accepted quotation", taken, { email: premium, days: 2 });
  await unorderable(stage);
  await quoted(stage, "an expired quotation", { email: consumer, days: 25, pieces: { balcony: 1 } });
  await stage.act("quotations: expired", () => watchValidity(stage.ago(0)));
}
