import { noticeActs } from "../services/exchange-notices.ts";
import type { Exchange } from "../services/exchange.ts";

const day = 24 * 3600 * 1000;
/** The exchange's longest term is fifteen days; a year is more than any test asks for. */
const mostDays = 366;

/** Does what a button of the exchange's part asks for; what came of it in words, undefined when there is no such act. */
export function actOnExchange(
  act: string,
  form: URLSearchParams,
  exchange: Pick<Exchange, "advance" | "clock" | "tell" | "refuse">,
): string | undefined {
  const file = form.get("file") ?? "";
  const missing = `The exchange has no file ${file}`;
  if (act === "advance") {
    const days = Number(form.get("days"));
    if (!Number.isInteger(days) || days < 1 || days > mostDays)
      return `The clock is moved by 1 to ${mostDays} whole days`;
    exchange.advance(days * day);
    return `The exchange's clock is at ${exchange.clock().toISOString()}`;
  }
  if (act === "refuse") {
    const code = form.get("code") ?? "";
    if (!/^\d{5}$/.test(code)) return "A code of the exchange has five figures";
    return exchange.refuse(file, code) ? `${file} is refused with ${code}` : missing;
  }
  const told = noticeActs.find((one) => one === act);
  return told && (exchange.tell(file, told) ? `The notices of ${file} are given: ${told}` : missing);
}
