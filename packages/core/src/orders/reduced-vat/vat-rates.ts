import { activeCertificate, powerStanding, reducedVatEligibility, usesOf } from "../../certificates/index.ts";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { parseTransactionId } from "../../payments/index.ts";
import { amountsOf } from "../amounts.ts";
import { ownOpenOrder, taxFactsOf } from "../cart/cart.ts";
import type { Amounts, Cart, Order } from "../order.ts";
import { visibleOrder } from "../stored-order.ts";
import { keptLines } from "./kept-watts.ts";
import { moduleWatts } from "./module-watts.ts";
import { isDomestic, retaxed } from "./retaxed.ts";
import { demandRateOpen } from "./set-reduced-vat.ts";

const totalsOf = ({ vatAmount, total }: Amounts) => ({ vatAmount, total });

interface Tried {
  order: Pick<Cart | Order, "id" | "reducedVat"> & { lines: Parameters<typeof moduleWatts>[0] };
  full: Amounts;
  reduced: Amounts;
  /** Whether its rate can still be chosen. */
  open: boolean;
}

/** Both totals, and why the reduced one can't be had, or what it rests on. Up to five requests. */
export async function ratesOf(user: User, { order, full, reduced, open }: Tried, now: Date) {
  const certificate = await activeCertificate(user, now, order.id);
  const domestic = isDomestic(full);
  const eligibility = certificate ? undefined : await reducedVatEligibility(user, now);
  const missing = eligibility?.eligible ? ["certificate-missing" as const] : (eligibility?.reasons ?? []);
  const reasons = [...(domestic ? [] : ["not-delivered-in-italy" as const]), ...missing];
  const watts = await moduleWatts(order.lines);
  const others = certificate ? (await usesOf(certificate.id)).filter(({ orderId }) => orderId !== order.id) : [];
  return {
    reducedVat: order.reducedVat && reduced.treatment.rule === "domestic-reduced",
    open,
    possible: certificate !== undefined && domestic,
    reasons,
    full: totalsOf(full),
    reduced: totalsOf(reduced),
    watts,
    certificate: certificate && {
      id: certificate.id,
      kind: certificate.kind,
      status: certificate.status,
      validUntil: certificate.validUntil,
      power: powerStanding(
        certificate.declaration.plantWatts,
        others.reduce((sum, use) => sum + use.watts, watts),
      ),
    },
  };
}

/** What the open order comes to at either rate. Problem: not-found. */
export async function vatRatesOfCart(user: User, orderId: string, now: Date) {
  const order = await ownOpenOrder(user, orderId, now);
  const facts = taxFactsOf(user, now);
  const [full, reduced] = [false, true].map((reducedVat) => amountsOf({ ...order, reducedVat }, facts));
  if (!full || !reduced) throw new Problem("not-found");
  return ratesOf(user, { order, full, reduced, open: true }, now);
}

function isOpen(order: Order): boolean {
  try {
    demandRateOpen(order);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** The same of the order that a payment is of. Problem: not-found. */
export async function vatRatesOfOrder(user: User, transactionId: string, now: Date) {
  const { orderId } = parseTransactionId(transactionId);
  const order = await visibleOrder(user, orderId);
  const rates = {
    order: { ...order, lines: keptLines(order) },
    full: retaxed(order, false),
    reduced: retaxed(order, true),
    open: isOpen(order),
  };
  return ratesOf(user, rates, now);
}
