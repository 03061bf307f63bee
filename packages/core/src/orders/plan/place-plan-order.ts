import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { billingAddressOf, companyOf, listAddresses, namedOnDocuments } from "../../accounts/index.ts";
import { statusOf, type PaymentMethod } from "../../payments/index.ts";
import type { User } from "../../platform/access.ts";
import { newIdAt } from "../../platform/ids.ts";
import { countryOf } from "../../platform/locale.ts";
import type { Cents } from "../../platform/money.ts";
import { Problem } from "../../platform/problems.ts";
import { announce } from "../../platform/work/outbox.ts";
import { instant, type CivilDate } from "../../platform/time.ts";
import type { ChargeKind, Plan } from "../../plans/index.ts";
import { serviceTreatment, totalsOf } from "../../tax/index.ts";
import { taxedBy } from "../amounts.ts";
import { taxFactsOf, withVatProof } from "../cart/cart.ts";
import { recordsOf, type Sale } from "../buyer/buyer.ts";
import { demandInvoiceable } from "../buyer/demand-invoiceable.ts";
import { orderPlaced } from "../events.ts";
import { transactionsOf } from "../payment/schedule.ts";
import { orderNumber, pickup, type Amounts, type DeliveryAddress, type Order, type OrderLine } from "../order.ts";
import { dayWrites } from "../days/order-days.table.ts";
import { indexKeysOf, OrderEntity, OrderNumberEntity } from "../order.table.ts";

/** Where a buyer is at home: their billing address, or else the first that they have. One request, two without a billing address. */
const homeOf = async (user: User): Promise<DeliveryAddress | undefined> =>
  (await billingAddressOf(user)) ?? (await listAddresses(user)).items[0];

/**
 * Whoever asks for a plan can be invoiced for it: asked before anything begins, of renewals never. Requests: those of `homeOf` beside two more, and three.
 * Problem: invoice-data-missing.
 */
export async function demandPlanInvoiceable(user: User): Promise<void> {
  const [home, company] = await Promise.all([homeOf(user), companyOf(user)]);
  const named = company ? namedOnDocuments(company) : undefined;
  const sale: Sale = {
    userId: user.id,
    companyId: user.companyId,
    address: home ?? pickup,
    subscription: {},
    customer: { name: `${user.name} ${user.surname}`, email: user.email, companyName: named?.companyName },
    vatNumber: named?.vatNumber,
  };
  await demandInvoiceable(sale, await recordsOf(sale));
}

export interface PlanSale {
  plan: Plan;
  kind: ChargeKind;
  priceId: string;
  /** Net cents. */
  net: Cents;
  from: CivilDate;
  to: CivilDate;
}

/** How a month is paid: by its subscriber's stored card, or by a transfer that somebody who ordered it makes. */
export type PlanMethod = Extract<PaymentMethod, "card" | "manual_wire_transfer">;

/** The plan's name and the days that it is paid for: the same in every language. */
export const planDays = ({ plan, from, to }: Pick<PlanSale, "plan" | "from" | "to">): string =>
  `${plan === "premium" ? "Premium" : "Exclusive"} ${from} – ${to}`;

const lineOf = (sale: PlanSale, { language }: Pick<User, "language">): OrderLine => ({
  productId: `plan-${sale.plan}`,
  priceId: sale.priceId,
  priceType: "public",
  reason: "platform",
  quantity: 1,
  list: sale.net,
  discount: 0,
  unit: sale.net,
  wasteFee: 0,
  name: planDays(sale),
  language,
  brand: "Solvia",
  productCode: sale.plan.toUpperCase(),
  category: "subscriptions",
  imageUrl: "",
  path: "",
  weight: 0,
  minQuantity: 1,
  piecesPerPackage: 0,
  shippingTime: "",
  available: 1,
});

/** What a plan costs where its buyer is at home, VAT included. Problem: quotation-needed where a quotation alone will do. */
function amountsOfPlan(lines: readonly OrderLine[], user: User, home: DeliveryAddress | undefined, now: Date): Amounts {
  const place = home ?? { countryCode: countryOf(user.locale)?.code ?? "IT", postalCode: "" };
  const treatment = serviceTreatment(place, taxFactsOf(user, now), now);
  if (treatment.rule === "blocked") throw new Problem("quotation-needed");
  const totals = totalsOf(taxedBy(treatment, { lines }), 0);
  const steps: Amounts["steps"] = [
    { code: "products", amount: totals.productsAmount, params: { lines: lines.length } },
    ...totals.groups.map(({ rate, vat, taxable }) => ({
      code: "vat" as const,
      amount: vat,
      params: { rate, taxable },
    })),
  ];
  return { ...totals, shipmentState: "known", steps, treatment };
}

/** The amounts of a sale before anybody agrees to it: by the rule that its order follows. One request. */
export async function planAmounts(sales: readonly PlanSale[], user: User, now: Date): Promise<Amounts[]> {
  const home = await homeOf(user);
  return sales.map((sale) => amountsOfPlan([lineOf(sale, user)], user, home, now));
}

/**
 * An order for a month of a plan, or the rest of one, to be paid upon order. It is a service: nothing is reserved or sent, VAT is
 * where its buyer is at home. Problems: address-missing without any address, quotation-needed.
 */
export async function planOrder(caller: User, sale: PlanSale, method: PlanMethod, now: Date): Promise<Order> {
  const [home, company] = await Promise.all([homeOf(caller), companyOf(caller)]);
  if (!home) throw new Problem("address-missing");
  const id = newIdAt(now);
  const head = {
    id,
    userId: caller.id,
    locale: caller.locale,
    lines: [lineOf(sale, caller)],
    address: home,
    termsOfPayment: "hundred_upon_order" as const,
    reducedVat: false,
    createdOn: instant(now),
  };
  const user = await withVatProof(caller, head, now);
  const amounts = amountsOfPlan(head.lines, user, home, now);
  const transactions = transactionsOf({ ...head, method, amounts }, now);
  const named = company ? namedOnDocuments(company) : undefined;
  return {
    ...head,
    version: 1,
    number: orderNumber(id),
    status: statusOf(transactions),
    fulfilment: "none",
    amounts,
    transactions,
    method,
    companyId: user.companyId,
    customer: {
      name: `${user.name} ${user.surname}`,
      email: user.email,
      language: user.language,
      companyName: named?.companyName,
      vatNumber: named?.vatNumber,
    },
    placedOn: instant(now),
    troubled: false,
    reserved: true,
    subscription: { plan: sale.plan, kind: sale.kind },
  };
}

/**
 * The writes of a new order of a plan, for the transaction of its subscription. One that waits for a transfer is confirmed as any
 * order is; what a card pays, the letters of the subscription tell.
 */
export const planOrderWrites = (order: Order, now: Date) =>
  [
    OrderEntity.build(PutTransaction)
      .item({ ...order, lines: [...order.lines], transactions: [...order.transactions], ...indexKeysOf(order) })
      .options({ condition: { attr: "id", exists: false } }),
    OrderNumberEntity.build(PutTransaction).item({ number: order.number, orderId: order.id }),
    ...dayWrites(undefined, order),
    ...(order.method === "card" ? [] : [announce(orderPlaced.of({ orderId: order.id }), now)]),
  ] as const;
