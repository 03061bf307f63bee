import { resolveReturn } from "@solvia/core/contract/back-office/orders";
import { askReturn, cancelReturn } from "@solvia/core/contract/orders";
import { loadOrder } from "@solvia/core/orders/stored-order";
import { askReturn as ask, cancelReturn as cancel } from "@solvia/core/returns/ask-return";
import { resolveReturn as resolve, type Resolution } from "@solvia/core/returns/resolve-return";
import type { ReturnReason, ReturnStatus } from "@solvia/core/returns/return-codes";
import type { ReturnRequest } from "@solvia/core/returns/return-request";
import { findReturn } from "@solvia/core/returns/stored-return";
import { demoIban, emails } from "../demo/known.ts";
import { asCustomer, asOffice } from "./business/actors.ts";
import { goods, placed, productOf, type Goods } from "./business/buying.ts";
import { arrives, getsReady, transferCame } from "./business/office-acts.ts";
import type { Stage } from "./business/stage.ts";

interface Wish {
  email: string;
  order: string;
  what: Goods;
  pieces: number;
  reason: ReturnReason;
  /** By which the request is known. */
  words: string;
  days: number;
}

/** What was asked with these words. */
async function asked({ order, words }: Pick<Wish, "order" | "words">): Promise<ReturnRequest | undefined> {
  const { returns = [] } = await loadOrder(order);
  const requests = await Promise.all(returns.map(({ id }) => findReturn(id)));
  return requests.find((request) => request?.words === words);
}

const asks = (stage: Stage, wish: Wish) =>
  stage.act(`a return is asked for: ${wish.words}`, async () => {
    if (await asked(wish)) return;
    const now = stage.ago(wish.days);
    const { email, order, what, pieces: quantity, reason, words } = wish;
    await asCustomer(email, { endpoint: askReturn, params: { id: order }, now }, async (user) => {
      const lines = [{ productId: await productOf(goods[what]), quantity, reason }];
      await ask(user, order, { lines, words }, now);
    });
  });

/** One step of the office, from the state in which it finds the request. */
const decides = (stage: Stage, wish: Wish, from: ReturnStatus, resolution: Resolution, days: number) =>
  stage.act(`a return goes on: ${wish.words} ${resolution.action}`, async () => {
    const request = await asked(wish);
    if (request?.status !== from) return;
    const { id, revision } = request;
    const now = stage.ago(days);
    await asOffice({ endpoint: resolveReturn, params: { id }, now }, async () => {
      await resolve(id, { ...resolution, revision }, now);
    });
  });

const approves = (stage: Stage, wish: Wish, days: number) =>
  decides(stage, wish, "asked", { action: "approve", note: "Spedisci a Solvia, via del Lavoro 5, Bologna." }, days);

const receives = (stage: Stage, wish: Wish, condition: "as-new" | "damaged", days: number) =>
  stage.act(`a return arrives: ${wish.words}`, async () => {
    const request = await asked(wish);
    if (request?.status !== "approved") return;
    const { id, revision } = request;
    const now = stage.ago(days);
    const lines = [{ productId: await productOf(goods[wish.what]), condition, quantity: wish.pieces }];
    await asOffice({ endpoint: resolveReturn, params: { id }, now }, async () => {
      await resolve(id, { action: "receive", lines, revision }, now);
    });
  });

/** Requests to return goods in every state, of a company's order and of a consumer's. */
export async function returns(stage: Stage): Promise<void> {
  const { company, consumer } = emails;
  const home = await placed(stage, "a consumer's return", { email: consumer, days: 24, pieces: { monitor: 2 } });
  await transferCame(stage, "a consumer's return", home, { days: 23, nth: 82 });
  await getsReady(stage, "a consumer's return", home, 22);
  await arrives(stage, "a consumer's return", home, 20);
  const order = await placed(stage, "returns", { email: company, days: 21, pieces: { brackets: 60, connectors: 40 } });
  await transferCame(stage, "returns", order, { days: 20, nth: 81 });
  await getsReady(stage, "returns", order, 19);
  await arrives(stage, "returns", order, 17);
  const of = (what: Goods, pieces: number, reason: ReturnReason, words: string, days: number): Wish => ({
    email: company,
    order,
    what,
    pieces,
    reason,
    words,
    days,
  });
  const rejected = of("connectors", 5, "not-needed", "Cinque connettori che non abbiamo usato.", 16);
  await asks(stage, rejected);
  const reason = "Per le aziende il reso di merce non difettosa non è previsto.";
  await decides(stage, rejected, "asked", { action: "reject", reason }, 15);
  const cancelled = of("brackets", 2, "wrong-item", "Due staffe ci sembravano di un altro modello.", 15.5);
  await asks(stage, cancelled);
  await stage.act("a return is cancelled", async () => {
    const request = await asked(cancelled);
    if (request?.status !== "asked") return;
    const params = { id: order, returnId: request.id };
    const now = stage.ago(15.2);
    await asCustomer(company, { endpoint: cancelReturn, params, now }, async (user) => {
      await cancel(user, order, request.id, now);
    });
  });
  const refunded = of("brackets", 6, "damaged", "Sei staffe sono arrivate piegate.", 14);
  const replaced = of("connectors", 4, "defective", "Quattro connettori non chiudono.", 13);
  const refused = of("connectors", 3, "not-as-described", "Tre connettori di un'altra serie.", 12);
  const received = of("brackets", 4, "wrong-item", "Quattro staffe del modello sbagliato.", 10);
  for (const wish of [refunded, replaced, refused, received]) {
    await asks(stage, wish);
    await approves(stage, wish, wish.days - 1);
    await receives(stage, wish, wish === received ? "as-new" : "damaged", wish.days - 4);
  }
  await decides(stage, refunded, "received", { action: "refund", iban: demoIban }, 9);
  await decides(stage, replaced, "received", { action: "replace", note: "Corriere BRT, collo 4021." }, 8);
  await decides(
    stage,
    refused,
    "received",
    { action: "refuse", reason: "Sono i connettori ordinati, già montati." },
    7,
  );
  const approved = of("brackets", 3, "defective", "Tre staffe hanno il filetto rovinato.", 3);
  await asks(stage, approved);
  await approves(stage, approved, 2);
  const words = "Uno dei due non si accende.";
  await asks(stage, {
    email: consumer,
    order: home,
    what: "monitor",
    pieces: 1,
    reason: "defective",
    words,
    days: 0.4,
  });
}
