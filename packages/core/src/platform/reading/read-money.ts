import type { Cents } from "../money.ts";
import type { Notation } from "./notation.ts";
import { readScaled, cleaned } from "./read-number.ts";
import { refused, type Reading } from "./reading.ts";

const before = /^([+-]?) ?([\p{L}\p{Sc}.]*[\p{L}\p{Sc}])\.? ?([+-]? ?[\d.,].*)$/u;
const behind = /^(.*\d) ?([\p{L}\p{Sc}][\p{L}\p{Sc}.]*)$/u;
const euro = /^(?:€|eur|euros?|евро|євро|evra)$/iu;

/**
 * Reads an amount in euro as integer cents: "1.234,56 €", "€ 999", "89,90 EUR", "-€5". More than two decimals are asked
 * with the rounded amount; the sign or code of another currency is refused. Limits in cents.
 */
export function readMoney(
  text: string,
  limits: { notation: Notation | undefined; minimum?: Cents | undefined; maximum?: Cents | undefined },
): Reading<Cents> {
  const bare = cleaned(text);
  const [, minus = "", front, amount = bare] = before.exec(bare) ?? [];
  const [, number = amount, back] = behind.exec(amount) ?? [];
  if (/\d\s*[eE][+-]?\d/.test(bare)) return refused("exponent");
  const currency = front ?? back;
  if (front !== undefined && back !== undefined) return refused("not-a-number");
  if (currency !== undefined && !euro.test(currency.replace(/\.$/, ""))) {
    return refused("other-currency", { currency, allowed: "€" });
  }
  if (minus !== "" && /^[+-]/.test(number)) return refused("not-a-number");
  return readScaled(minus + number, { ...limits, decimals: 2 }, 2);
}
