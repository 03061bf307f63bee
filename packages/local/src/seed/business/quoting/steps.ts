import { acceptQuotation } from "@solvia/core/contract/quotations";
import { createQuotation, setQuotationStatus } from "@solvia/core/contract/back-office/quotations";
import { payOrder } from "@solvia/core/contract/orders";
import { amountsOf } from "@solvia/core/orders/amounts";
import { openOrderOf, taxFactsOf, withVatProof } from "@solvia/core/orders/cart/cart";
import { placeOrder } from "@solvia/core/orders/placing/place-order";
import { findOrder } from "@solvia/core/orders/stored-order";
import { acceptQuotation as accept } from "@solvia/core/quotations/accepting/accept";
import { createQuotation as create } from "@solvia/core/quotations/selling/drafting";
import { sendQuotation } from "@solvia/core/quotations/selling/send";
import { loadQuotation, loadVersion } from "@solvia/core/quotations/stored-quotation";
import { asCustomer, asOffice, personOf } from "../actors.ts";
import { goods, productOf, type Goods, type Pieces } from "../buying.ts";
import type { Stage } from "../stage.ts";

export interface Wish {
  email: string;
  days: number;
  pieces: Pieces;
  discount?: number;
  reference?: string;
}

/** The office begins a quotation, which its customer fetches; its id. */
export const drafted = ({ once, ago }: Stage, story: string, { email, days, pieces, discount, reference }: Wish) =>
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
export const sent = (
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
      sendQuotation(user, id, quotation, now),
    );
  });

export async function quoted(stage: Stage, story: string, wish: Wish): Promise<string> {
  const id = await drafted(stage, story, wish);
  await sent(stage, story, id, { days: wish.days - 0.01 });
  return id;
}

/** The customer accepts all of it, or half of each line; the order that it makes. */
export const accepted = (
  { once, ago }: Stage,
  story: string,
  id: string,
  { email, days, half = false }: Pick<Wish, "email" | "days"> & { half?: boolean },
) =>
  once(`${story}: accepted`, async () => {
    const now = ago(days, story);
    const { hash = "", acceptances, sent: version } = await loadQuotation(id);
    const [known] = acceptances;
    if (known) return known.orderId;
    const { content } = await loadVersion(id, version);
    const lines = half ? content.lines.map(({ lineId, quantity }) => ({ lineId, quantity: quantity / 2 })) : undefined;
    const { cart } = await asCustomer(email, { endpoint: acceptQuotation, params: { quotationId: id }, now }, (user) =>
      accept(user, id, { hash, name: `${user.name} ${user.surname}`, lines }, now),
    );
    return cart.id;
  });

/** What was accepted is placed, to be paid by a bank transfer. */
export const ordered = (
  { act, ago }: Stage,
  story: string,
  orderId: string,
  { email, days }: Pick<Wish, "email" | "days">,
) =>
  act(`${story}: placed`, async () => {
    const now = ago(days, story);
    if (await findOrder(orderId)) return;
    await asCustomer(email, { endpoint: payOrder, params: { id: orderId }, now }, async (caller) => {
      const cart = await openOrderOf(caller, now);
      const user = await withVatProof(caller, cart, now);
      const expectedTotal = amountsOf(cart, taxFactsOf(user, now)).total;
      await placeOrder(user, orderId, { method: "manual_wire_transfer", expectedTotal }, now);
    });
  });
