import { acceptQuotation, askAboutQuotation } from "@solvia/core/contract/quotations";
import {
  createQuotation,
  setQuotationLost,
  setQuotationStatus,
  setQuotationWon,
  updateQuotation,
} from "@solvia/core/contract/back-office/quotations";
import { payOrder } from "@solvia/core/contract/orders";
import { amountsOf } from "@solvia/core/orders/amounts";
import { openOrderOf, taxFactsOf, withVatProof } from "@solvia/core/orders/cart/cart";
import { placeOrder } from "@solvia/core/orders/placing/place-order";
import { findOrder } from "@solvia/core/orders/stored-order";
import { acceptQuotation as accept } from "@solvia/core/quotations/accepting/accept";
import { askOffice, messagesOf } from "@solvia/core/quotations/messages";
import { setLost, setWon } from "@solvia/core/quotations/outcome";
import { changeDraft, createQuotation as create } from "@solvia/core/quotations/selling/drafting";
import { sendQuotation } from "@solvia/core/quotations/selling/send";
import { loadQuotation } from "@solvia/core/quotations/stored-quotation";
import { watchValidity } from "@solvia/core/quotations/watch";
import { emails } from "../../demo/known.ts";
import { asCustomer, asOffice, personOf } from "./actors.ts";
import { goods, productOf, type Goods, type Pieces } from "./buying.ts";
import { transferCame } from "./office-acts.ts";
import type { Stage } from "./stage.ts";

const { company, consumer, installer, premium, reseller } = emails;

interface Wish {
  email: string;
  days: number;
  pieces: Pieces;
  discount?: number;
  reference?: string;
}

/** The office begins a quotation, which its customer fetches; its id. */
const drafted = ({ once, ago }: Stage, story: string, { email, days, pieces, discount, reference }: Wish) =>
  once(`${story}: quotation`, async () => {
    const now = ago(days, story);
    const { id: userId } = await personOf(email, now);
    const wanted = Object.entries(pieces) as [Goods, number][];
    const lines = await Promise.all(
      wanted.map(async ([name, quantity]) => ({ productId: await productOf(goods[name]), quantity, discount })),
    );
    const input = { userId, lines, reference, addressId: "pickup" };
    const { id } = await asOffice({ endpoint: createQuotation, now }, (user) => create(user, input, now));
    return id;
  });

/** What is prepared is sent, as the version of that number. */
const sent = (
  { act, ago }: Stage,
  story: string,
  id: string,
  { days, version = 1 }: { days: number; version?: number },
) =>
  act(`${story}: sent ${version}`, async () => {
    const now = ago(days, story);
    const quotation = await loadQuotation(id);
    if (quotation.sent >= version) return;
    await asOffice({ endpoint: setQuotationStatus, params: { id }, now }, (user) =>
      sendQuotation(user, id, quotation.revision, now),
    );
  });

async function quoted(stage: Stage, story: string, wish: Wish): Promise<string> {
  const id = await drafted(stage, story, wish);
  await sent(stage, story, id, { days: wish.days - 0.01 });
  return id;
}

/** The customer accepts all of it; the order that it makes. */
const accepted = ({ once, ago }: Stage, story: string, id: string, { email, days }: Pick<Wish, "email" | "days">) =>
  once(`${story}: accepted`, async () => {
    const now = ago(days, story);
    const { hash = "", acceptances } = await loadQuotation(id);
    const [known] = acceptances;
    if (known) return known.orderId;
    const { cart } = await asCustomer(email, { endpoint: acceptQuotation, params: { quotationId: id }, now }, (user) =>
      accept(user, id, { hash, name: `${user.name} ${user.surname}` }, now),
    );
    return cart.id;
  });

/** A second version, that its customer has asked for. */
async function revised(stage: Stage): Promise<void> {
  const story = "a revised roof";
  const wish = { email: installer, days: 4, pieces: { modules: 40, inverter: 2 }, reference: "Cascina Bellaria" };
  const id = await quoted(stage, story, wish);
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
    const { revision, draft, sent: versions } = await loadQuotation(id);
    if (draft || versions > 1) return;
    const customerNotes = "Abbiamo rivisto il preventivo come chiesto.";
    await asOffice({ endpoint: updateQuotation, params: { id }, now }, (user) =>
      changeDraft(user, id, { revision, customerNotes }, now),
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
  await act(`${story}: placed`, async () => {
    const now = ago(7.4, story);
    if (await findOrder(orderId)) return;
    await asCustomer(reseller, { endpoint: payOrder, params: { id: orderId }, now }, async (caller) => {
      const cart = await openOrderOf(caller, now);
      const user = await withVatProof(caller, cart, now);
      const expectedTotal = amountsOf(cart, taxFactsOf(user, now)).total;
      await placeOrder(user, orderId, { method: "manual_wire_transfer", expectedTotal }, now);
    });
  });
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

/** Quotations in every state. */
export async function quotations(stage: Stage): Promise<void> {
  await drafted(stage, "a quotation begun", { email: company, days: 1, pieces: { modules: 24, optimizer: 24 } });
  await revised(stage);
  await won(stage);
  await lost(stage);
  const taken = await quoted(stage, "an accepted quotation", { email: premium, days: 3, pieces: { cabinet: 1 } });
  await accepted(stage, "an accepted quotation", taken, { email: premium, days: 2 });
  await quoted(stage, "an expired quotation", { email: consumer, days: 25, pieces: { balcony: 1 } });
  await stage.act("quotations: expired", () => watchValidity(stage.ago(0)));
}
