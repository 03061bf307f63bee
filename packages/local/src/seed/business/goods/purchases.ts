import { addExpense } from "@solvia/core/contract/purchasing/expenses";
import {
  createPurchase,
  matchSupplierInvoice,
  receivePurchase,
  setPurchaseStatus,
} from "@solvia/core/contract/purchasing/purchases";
import { assignSupplier as assign, setStock } from "@solvia/core/contract/back-office/catalogue-products";
import { readMovement } from "@solvia/core/logistics/movements/read-movement";
import { setOnHand } from "@solvia/core/logistics/set-stock";
import { assignSupplier, suppliedBy } from "@solvia/core/logistics/suppliers";
import { supplierNameKey } from "@solvia/core/logistics/supplier";
import { holderOf } from "@solvia/core/platform/holder-of";
import { instant, romeDate, plusDays } from "@solvia/core/platform/time";
import { addExpense as add, type ExpenseFields } from "@solvia/core/purchases/expenses/change-expense";
import { listExpenses } from "@solvia/core/purchases/expenses/list-expenses";
import { createPurchase as create } from "@solvia/core/purchases/draft-purchase";
import { matchInvoice } from "@solvia/core/purchases/match-invoice";
import { listPurchases } from "@solvia/core/purchases/purchase-views";
import type { PurchaseState } from "@solvia/core/purchases/purchase-states";
import { receiveByPurchase } from "@solvia/core/purchases/receive-movement";
import { asSold } from "@solvia/core/purchases/rules/proposal";
import { setStatus, type Step } from "@solvia/core/purchases/set-status";
import { loadPurchase } from "@solvia/core/purchases/stored-purchase";
import { getEditedProduct } from "@solvia/core/catalogue/editing/get-edited-product";
import { demoSuppliers } from "../../../demo/suppliers.ts";
import { asOffice } from "../actors.ts";
import { goods, productOf, type Goods } from "../buying.ts";
import type { Stage } from "../stage.ts";

type Supplier = "panels" | "inverters" | "structures";

async function supplierOf(category: Supplier): Promise<string> {
  const found = demoSuppliers.find(({ categories }) => categories.includes(category));
  const id = found && (await holderOf("SUPPLIERNAME", supplierNameKey(found.companyName)));
  if (!id) throw new Error(`nobody supplies ${category}`);
  return id;
}

/** A draft of so many packs of the first articles that a supplier sells; its id. */
const drafted = ({ once, ago }: Stage, story: string, days: number, of: Supplier, packs: readonly number[]) =>
  once(`${story}: written`, async () => {
    const now = ago(days, story);
    const { items } = await listPurchases({ limit: 200 });
    const known = items.find(({ createdOn }) => createdOn === instant(now));
    if (known) return known.id;
    const supplierId = await supplierOf(of);
    const supplied = await suppliedBy(supplierId);
    const lines = packs.flatMap((count, at) => {
      const one = supplied[at];
      return one ? [{ productId: one.productId, quantity: asSold(count * (one.pack ?? 1), one) }] : [];
    });
    return (await asOffice({ endpoint: createPurchase, now }, () => create({ supplierId, lines }, now))).id;
  });

/** Leads an order on from a state, unless it has left it already. */
const led = (
  { act, ago }: Stage,
  story: string,
  id: string,
  from: PurchaseState,
  days: number,
  step: (version: number, now: Date) => Step | Promise<Step>,
) =>
  act(`${story}: from ${from}`, async () => {
    const purchase = await loadPurchase(id);
    if (purchase.state !== from) return;
    const now = ago(days, story);
    const next = await step(purchase.version, now);
    await asOffice({ endpoint: setPurchaseStatus, params: { id }, now }, () => setStatus(id, next, now));
  });

const sent = (stage: Stage, story: string, id: string, days: number) =>
  led(stage, story, id, "draft", days, (version) => ({ status: "sent", version }));

/** What the supplier confirms: each article at its price, halves on two days that are so many days away then. */
const confirmed = (stage: Stage, story: string, id: string, days: number, [first, second]: readonly [number, number]) =>
  led(stage, story, id, "sent", days, async (version, now) => {
    const { lines } = await loadPurchase(id);
    const today = romeDate(now);
    return {
      status: "confirmed",
      version,
      reference: `CONF-${id.slice(-4)}`,
      lines: lines.map(({ productId, price, ordered }) => {
        const half = Math.floor(ordered / 2);
        const parts = [
          { on: plusDays(today, first), quantity: ordered - half },
          { on: plusDays(today, second), quantity: half },
        ];
        return { productId, price, days: parts.filter(({ quantity }) => quantity > 0) };
      }),
    };
  });

/** What has come of the order's first so many movements, each a part of what was forecast. */
const came = ({ act, ago }: Stage, story: string, id: string, days: number, count: number, part = 1) =>
  act(`${story}: ${count} came`, async () => {
    const { movementIds } = await loadPurchase(id);
    for (const movementId of movementIds.slice(0, count)) {
      const movement = await readMovement(movementId);
      if (movement.state !== "forecast") continue;
      const quantity = Math.max(1, Math.round((movement.lines[0]?.quantity ?? 0) * part));
      const now = ago(days, story);
      const reference = `DDT ${1200 + count}`;
      const delivery = {
        movementId,
        quantity,
        reference,
        withoutSerials: "Arrivata prima che si tenessero le matricole",
      };
      await asOffice({ endpoint: receivePurchase, params: { id }, now }, () => receiveByPurchase(id, delivery, now));
    }
  });

const spent = ({ act, ago }: Stage, story: string, days: number, fields: Omit<ExpenseFields, "on">) =>
  act(`expense ${story}`, async () => {
    const now = ago(days, story);
    const { items } = await listExpenses({ limit: 200, text: fields.reference });
    if (items.length > 0) return;
    await asOffice({ endpoint: addExpense, now }, () => add({ ...fields, on: romeDate(now) }, now));
  });

const invoiced = ({ act, ago }: Stage, story: string, id: string, days: number, number: string) =>
  act(`${story}: invoiced`, async () => {
    const { version, lines, invoices } = await loadPurchase(id);
    if (invoices.length > 0) return;
    const now = ago(days, story);
    const came = lines.filter(({ received }) => received > 0);
    const invoice = {
      version,
      number,
      on: romeDate(now),
      lines: came.map(({ productId, received, price }) => ({ productId, quantity: received, price })),
    };
    await asOffice({ endpoint: matchSupplierInvoice, params: { id }, now }, () => matchInvoice(id, invoice, now));
  });

/** Articles that customers wait for: the stock was counted lower than what is kept for them, so that the tool has something to say. */
async function shortages({ act, ago }: Stage): Promise<void> {
  const companyId = await supplierOf("inverters");
  for (const [name, code] of [
    ["optimizer", "EFB-S440"],
    ["monitor", "EFB-HM20"],
  ] as const satisfies readonly (readonly [Goods, string])[]) {
    await act(`${name} runs out`, async () => {
      const now = ago(1.2, name);
      const productId = await productOf(goods[name]);
      if ((await suppliedBy(companyId)).some((one) => one.productId === productId)) return;
      const { stock } = await getEditedProduct(productId);
      const counted = Math.max(0, stock.booked - 2);
      await asOffice({ endpoint: setStock, params: { id: productId }, now }, () =>
        setOnHand(productId, counted, undefined, now),
      );
      const conditions = { companyId, productCode: code, price: 3_900, minQuantity: 20, pack: 10, leadDays: 21 };
      await asOffice({ endpoint: assign, params: { id: productId }, now }, () =>
        assignSupplier(productId, conditions, now),
      );
    });
  }
}

/** Orders to suppliers in every state, what was spent on them and besides, and articles that are to be bought. */
export async function purchases(stage: Stage): Promise<void> {
  const paid = await drafted(stage, "a purchase that is paid", 58, "panels", [2, 1]);
  await sent(stage, "a purchase that is paid", paid, 57.8);
  await confirmed(stage, "a purchase that is paid", paid, 55, [8, 12]);
  await came(stage, "a purchase that is paid", paid, 46, 4);
  await invoiced(stage, "a purchase that is paid", paid, 40, "FV 2026/318");
  await spent(stage, "freight of the paid purchase", 45, {
    kind: "freight",
    amount: 84_000,
    payee: "Autotrasporti Po S.r.l.",
    reference: "AP-4471",
    purchaseId: paid,
    spread: "weight",
  });
  const short = await drafted(stage, "a purchase closed short", 50, "structures", [300, 120]);
  await sent(stage, "a purchase closed short", short, 49.8);
  await confirmed(stage, "a purchase closed short", short, 48, [6, 20]);
  await came(stage, "a purchase closed short", short, 42, 1);
  await led(stage, "a purchase closed short", short, "partially_received", 18, (version) => ({
    status: "closed",
    version,
    reason: "Il fornitore ha tolto l'articolo dal listino",
  }));
  const here = await drafted(stage, "a purchase that is here", 38, "inverters", [40, 24]);
  await sent(stage, "a purchase that is here", here, 37.7);
  await confirmed(stage, "a purchase that is here", here, 36, [10, 15]);
  await came(stage, "a purchase that is here", here, 6, 4);
  for (const [kind, amount, payee, reference] of [
    ["freight", 126_000, "Adria Shipping S.p.A.", "AS-2026-90"],
    ["customs", 93_150, "Agenzia delle dogane", "MRN 26ITQV01"],
    ["insurance", 21_400, "Mare Assicurazioni", "POL-7715"],
  ] as const) {
    const spread = kind === "freight" ? ("weight" as const) : ("value" as const);
    await spent(stage, `${kind} of the purchase`, 5, { kind, amount, payee, reference, purchaseId: here, spread });
  }
  const part = await drafted(stage, "a purchase that came in part", 24, "panels", [4, 2]);
  await sent(stage, "a purchase that came in part", part, 23.8);
  await confirmed(stage, "a purchase that came in part", part, 22, [16, 40]);
  await came(stage, "a purchase that came in part", part, 4, 1, 0.6);
  const coming = await drafted(stage, "a purchase that is confirmed", 9, "panels", [6]);
  await sent(stage, "a purchase that is confirmed", coming, 8.8);
  await confirmed(stage, "a purchase that is confirmed", coming, 7, [21, 90]);
  const off = await drafted(stage, "a purchase called off", 15, "inverters", [12]);
  await sent(stage, "a purchase called off", off, 14.8);
  await led(stage, "a purchase called off", off, "sent", 13, (version) => ({
    status: "cancelled",
    version,
    reason: "Prezzo non confermato",
  }));
  const asked = await drafted(stage, "a purchase that is sent", 2, "structures", [200, 150]);
  await sent(stage, "a purchase that is sent", asked, 1.8);
  await drafted(stage, "a purchase to be sent", 0.4, "inverters", [24, 12]);
  await spent(stage, "the store's rent", 12, {
    kind: "storage",
    amount: 240_000,
    payee: "Immobiliare Reno",
    reference: "11/2026",
    description: "Affitto del magazzino",
  });
  await shortages(stage);
}
