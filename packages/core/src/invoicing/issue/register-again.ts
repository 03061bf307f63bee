import type { Order } from "../../orders/index.ts";
import { Problem } from "../../platform/problems.ts";
import { romeDate } from "../../platform/time.ts";
import { askRegister, isFresh, type VatCheck } from "../../tax/index.ts";

const isOf = (day: Date, { checkedAt }: VatCheck): boolean => romeDate(new Date(checkedAt)) === romeDate(day);

/**
 * What the register's word is at the issue: a yes stands, a no doesn't; where it is silent, the last yes counts for a day (domain-rules 1.1, head). Problems:
 * vat-number-denied, vat-number-unverifiable.
 */
export function answerAtIssue(said: VatCheck, earlier: readonly VatCheck[], now: Date): VatCheck {
  if (said.status === "valid") return said;
  if (said.status === "invalid") throw new Problem("vat-number-denied", { number: said.number });
  const stands = earlier.find((one) => one.status === "valid" && one.number === said.number && isFresh(one, now));
  if (!stands) throw new Problem("vat-number-unverifiable", { number: said.number });
  return stands;
}

/**
 * The register's answer on which a document without VAT rests, asked again on the day of its issue; undefined of a document that rests on none. Problems:
 * vat-number-denied, vat-number-unverifiable.
 */
export async function registerAgain(order: Pick<Order, "amounts">, now: Date): Promise<VatCheck | undefined> {
  const { rule, proof } = order.amounts.treatment;
  if (rule !== "intra-community" || !proof) return undefined;
  if (proof.status === "valid" && isOf(now, proof) && isFresh(proof, now)) return proof;
  const known = await askRegister(proof.number, now);
  // One of yesterday may still be remembered.
  const isOld = known.status === "valid" && !isOf(now, known);
  const said = isOld ? await askRegister(proof.number, now, { again: true }) : known;
  return answerAtIssue(said, [known, proof], now);
}
