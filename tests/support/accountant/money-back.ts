import { expect, vi } from "vitest";
import { confirmPaid } from "@solvia/core/collections/confirm-paid";
import { cardProvider } from "@solvia/core/payments/card-provider";
import { romeDate } from "@solvia/core/platform/time";
import type { Caller } from "../cloud.ts";
import { dispute } from "../card-orders.ts";
import { dueAgo } from "../order-as-if.ts";
import { cartOf, done, type Sale } from "./sale.ts";

/** The seat of who fetches their goods, as their form gives it where no address of theirs is known. */
export const seat = { street: "Via Roma", houseNumber: "1", postalCode: "20121", city: "Milano", provinceCode: "MI" };
const iban = "IT60X0542811101000000123456";

interface Order extends Sale {
  status: string;
  lines: { productId: string }[];
  transactions: { id: string; amount: number; status: string; method: string }[];
  receipts: { id: string; amount: number; settled: number; dueBack: number; refunded: number; chargedBack: number }[];
  refundDue: number;
}

const is = (came: unknown, meant: unknown): void => expect(came).toBe(meant);

/** Three pieces of 100.00, 366.00 with VAT, of a company that fetches them: what the documents and the money of its order are. */
export class OrderOfThree {
  id = "";
  readonly buyer: Caller;
  readonly admin: Caller;
  constructor(buyer: Caller, admin: Caller) {
    this.buyer = buyer;
    this.admin = admin;
  }

  /** The cart; what its coupon takes off is net. */
  async fill(code?: string): Promise<Sale["amounts"]> {
    const goods = [["structures", 1, 10_000, 3]] as const;
    const sums = { products: 30_000, fee: 0, shipment: 0, groups: [], total: 36_600 };
    const one = { name: "", buyer: "business", to: "pickup", goods, sums } as const;
    const { id, amounts } = await cartOf(this.buyer, this.admin, one);
    is(amounts.total, 36_600);
    this.id = id;
    if (code === undefined) return amounts;
    done(await this.buyer.call("PUT", `/orders/${id}/coupon`, { code }));
    return (done(await this.buyer.call("GET", "/orders/open")) as Sale).amounts;
  }

  async place(method: "card" | "manual_wire_transfer", code?: string): Promise<this> {
    const { total: expectedTotal } = await this.fill(code);
    const pay = { method, expectedTotal, salesConditionsAccepted: true };
    done(await this.buyer.call("POST", `/orders/${this.id}/pay`, pay));
    return this;
  }

  read = async (): Promise<Order> => done(await this.admin.call("GET", `/back-office/orders/${this.id}`));
  private readonly open = async () => {
    const { transactions } = await this.read();
    return transactions.find(({ status }) => status !== "paid") ?? expect.fail("a payment is open");
  };

  /** The buyer pays what is due next by card: the provider's intent. */
  async pay(): Promise<string> {
    const { id } = await this.open();
    const path = `/transactions/${id}/create-payment-intent-with-payment-method/card`;
    const { clientSecret } = done(await this.buyer.call("POST", path)) as { clientSecret: string };
    const intent = clientSecret.split("_secret_")[0] ?? "";
    await cardProvider().paymentIntents.confirm(intent, { payment_method: "pm_card_visa" });
    await this.comesTo("paid");
    return intent;
  }

  async transfer(): Promise<void> {
    const { id } = await this.open();
    const mark = { settledOn: romeDate(new Date()), settlementRef: `CRO ${crypto.randomUUID()}` };
    done(await this.admin.call("POST", `/back-office/transactions/${id}/paid-by-bank-transfer`, mark));
  }

  comesTo = (status: string) =>
    vi.waitFor(async () => is((await this.read()).status, status), { timeout: 60_000, interval: 200 });

  /** The card's bank takes the money back, and the buyer tries again. */
  async chargedBack(intent: string): Promise<void> {
    await dispute(intent);
    await this.comesTo("failed");
    await this.retry();
  }
  retry = async () => done(await this.buyer.call("POST", `/orders/${this.id}/retry`, {}));

  async invoice(): Promise<void> {
    const { amounts } = await this.read();
    const wish = { type: "TD01", total: amounts.total, buyer: { recipientCode: "0000000", ...seat } };
    done(await this.admin.call("POST", `/back-office/orders/${this.id}/invoice`, wish));
  }

  pieces = async (quantity: number) => {
    const { lines } = await this.read();
    return lines.map(({ productId }) => ({ productId, quantity }));
  };

  /** The correction assistant's chain, as it was shown: its steps and sums. */
  async corrected(wish: { kind: string; quantity?: number; amount?: number; amends: string }) {
    const { kind, quantity, amount, amends } = wish;
    const pieces = quantity === undefined ? undefined : await this.pieces(quantity);
    const text = pieces?.map((one) => `${one.productId}:${one.quantity}`).join(",");
    const asked = text === undefined ? `amount=${amount}` : `pieces=${text}`;
    const path = `/back-office/orders/${this.id}`;
    const plan = await this.admin.call("GET", `${path}/correction-plan?kind=${kind}&amends=${amends}&${asked}`);
    const { steps } = done(plan) as { steps: { name: string; amount: number; ref?: string }[] };
    const seen = steps.map((one) => one.amount);
    const body = {
      kind,
      amends,
      reason: "Prova dei conti",
      iban,
      seen,
      ...(text === undefined ? { amount } : { pieces: text }),
    };
    const begun = done(await this.admin.call("POST", `${path}/corrections`, body)) as {
      steps: { ref?: string }[];
    };
    return {
      steps: steps.map((one) => [one.name, one.amount]),
      refs: begun.steps.map(({ ref }) => ref),
    };
  }

  /** A bank receipt of the whole that is at the bank: the slip. */
  async presented(): Promise<string> {
    const { id } = await this.open();
    const path = `/back-office/transactions`;
    const terms = { termsOfPayment: "thirty_days_later" };
    const { transactions } = done(await this.admin.call("PUT", `${path}/${id}/terms`, terms)) as Order;
    const payment = transactions[0]?.id ?? "";
    done(await this.admin.call("PUT", `${path}/${payment}/method`, { method: "bank_receipt", iban }));
    await this.invoice();
    await dueAgo(this.id, -5);
    const wish = { kind: "riba", transactions: [payment] };
    return (done(await this.admin.call("POST", "/back-office/collections", wish)) as { id: string }).id;
  }

  /** Once the bank's days have passed, all of a slip counts as paid. */
  honoured = (slip: string) => confirmPaid(slip, new Date(Date.now() + 60 * 86_400_000));

  /**
   * Documents and money: what the documents ask, what the payments ask, what stands for them, what is due back and stands in the list of
   * it, and what has gone back. Property: each money is settled, due back, gone back or charged back.
   */
  async money() {
    const { transactions, receipts, refundDue, status } = await this.read();
    const invoicing = done(await this.admin.call("GET", `/back-office/orders/${this.id}/invoicing`)) as {
      documents: { type: string; total: number }[];
    };
    const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
    for (const one of receipts)
      is(one.amount, one.settled + one.dueBack + sumOf([one.refunded, one.chargedBack, underWayOf(one)]));
    const { items } = done(await this.admin.call("GET", "/back-office/returns?limit=100")) as {
      items: { orderId: string; dueBack: number }[];
    };
    is(sumOf(items.flatMap((one) => (one.orderId === this.id ? [one.dueBack] : []))), refundDue);
    return {
      status,
      documents: sumOf(invoicing.documents.map(({ type, total }) => (type === "TD04" ? -total : total))),
      asked: sumOf(transactions.map(({ amount }) => amount)),
      settled: sumOf(receipts.map(({ settled }) => settled)),
      refundDue,
    };
  }
}

const underWayOf = (receipt: object): number => ("underWay" in receipt ? Number(receipt.underWay) : 0);
