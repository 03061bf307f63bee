import { askedIn, cartView, grossPrices, linesAt, withVatProof, type Amounts, type Cart } from "../../orders/index.ts";
import { buildSchedule, termsOfPayment } from "../../payments/index.ts";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { romeDate } from "../../platform/time.ts";
import { buyerById } from "../customer-of.ts";
import { quotationMachine } from "../quotation-machine.ts";
import { linked } from "../shared-link.ts";
import { loadVersion, ownQuotation } from "../stored-quotation.ts";
import { acceptedCart, type Choice } from "./accepted-cart.ts";
import type { Wish } from "./taken-lines.ts";

/** What a piece of each accepted line costs with contribution and VAT, by the line's id in the quotation. */
function linePrices(cart: Cart, treatment: Amounts["treatment"], now: Date) {
  const taxed = linesAt(cart, now);
  const prices = grossPrices(taxed, treatment);
  return taxed.flatMap(({ offered }, at) =>
    (offered?.lines ?? []).map(({ lineId }, part) => ({
      lineId,
      grossEach: prices[at]?.parts[part]?.each ?? prices[at]?.each ?? 0,
    })),
  );
}

/**
 * What a choice of pieces comes to if it is accepted now: the amounts (cents) of the very cart that accepting would make, as the order will ask
 * them, and what of the total is paid with the order under the agreed terms: 0 where everything is paid later.
 */
async function amountsOfChoice(buyer: User, choice: Choice, now: Date) {
  quotationMachine.demand(choice.quotation, "accept", "customer");
  const cart = await acceptedCart(buyer, choice, now);
  // The order asks the register before anything costs no VAT: what is shown is what it will come to.
  const { amounts, grossSummary, basis } = cartView(cart, await withVatProof(buyer, cart, now), now);
  const [first] = buildSchedule(cart.termsOfPayment, askedIn(amounts), { confirmedOn: romeDate(now) });
  const isUponOrder = termsOfPayment[cart.termsOfPayment].instalments[0]?.at === "order";
  const lines = linePrices(cart, amounts.treatment, now);
  return { amounts, grossSummary, basis, lines, dueNow: isUponOrder ? (first?.amount ?? 0) : 0 };
}

/**
 * What these pieces of the version of this hash would come to for whoever may accept them; nothing is written.
 * Problems: not-found, quotation-superseded, invalid-transition, and those of the acceptance itself (`acceptedCart`).
 */
export async function acceptedAmounts(
  user: User,
  id: string,
  { hash, lines }: { hash: string; lines?: readonly Wish[] | undefined },
  now: Date,
) {
  const quotation = await ownQuotation(user, id);
  if (quotation.hash !== hash) throw new Problem("quotation-superseded", { version: quotation.sent });
  const version = await loadVersion(id, quotation.sent);
  return amountsOfChoice(user, { quotation, version, wishes: lines }, now);
}

/** The same for whoever holds its link: what it would come to for the customer whom it is for. Problem besides: token-invalid. */
export async function linkedAmounts(
  token: string,
  { hash, lines }: { hash: string; lines?: readonly Wish[] | undefined },
  now: Date,
) {
  const { quotation, version } = await linked(token, now);
  if (version.hash !== hash) throw new Problem("quotation-superseded", { version: quotation.sent });
  const buyer = await buyerById(quotation.userId, now);
  return amountsOfChoice(buyer, { quotation, version, wishes: lines }, now).catch((error: unknown) => {
    // Who has accepted is nobody's business who only holds the link.
    throw error instanceof Problem && error.code === "quotation-accepted" ? new Problem("quotation-accepted") : error;
  });
}
