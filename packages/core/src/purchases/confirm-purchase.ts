import { forecastLoad, ledgerWrites, priceWarnings, type Movement } from "../logistics/index.ts";
import { demandConfirmed } from "../platform/confirming/confirmed.ts";
import { newIdAt } from "../platform/ids.ts";
import { sumOf, type Cents } from "../platform/money.ts";
import { invalid, Problem, type FieldProblem } from "../platform/problems.ts";
import { isTooFar } from "../platform/page/usual-days.ts";
import { instant, romeDate, type CivilDate } from "../platform/time.ts";
import { mostForecasts, type Purchase, type PurchaseLine } from "./purchase.ts";
import { purchaseMachine } from "./purchase-machine.ts";
import type { PurchaseWarning } from "./rules/warning-codes.ts";
import { confirmedPiecesWarnings } from "./rules/warnings.ts";
import { loadPurchase, writePurchase } from "./stored-purchase.ts";

/** What the supplier has said of a line: its price, and how many pieces come when; none where it delivers nothing of it. */
export interface ConfirmedLine {
  productId: string;
  price: Cents;
  days: readonly { on: CivilDate; quantity: number }[];
}

export interface Confirmation {
  version: number;
  /** The supplier's number. */
  reference?: string | undefined;
  lines: readonly ConfirmedLine[];
  /** Codes of figures that are meant though they are far from what was ordered. */
  confirmed?: readonly PurchaseWarning[] | undefined;
}

/** What is wrong with a confirmation: it is of each line, on days that are to come, and of something. */
function faultsOf({ lines }: Confirmation, purchase: Purchase, today: CivilDate): FieldProblem[] {
  const unknown = lines.flatMap(({ productId }, at) =>
    purchase.lines.some((line) => line.productId === productId) &&
    lines.findIndex((one) => one.productId === productId) === at
      ? []
      : [{ field: `lines.${at}.productId`, code: "not-ordered" }],
  );
  const days = lines.flatMap(({ days: all }, at) =>
    all.flatMap(({ on }, day) => [
      ...(isTooFar(on, today) ? [{ field: `lines.${at}.days.${day}.on`, code: "too-far" }] : []),
      ...(on < today ? [{ field: `lines.${at}.days.${day}.on`, code: "in-the-past" }] : []),
      ...(all.findIndex((one) => one.on === on) < day ? [{ field: `lines.${at}.days.${day}.on`, code: "twice" }] : []),
    ]),
  );
  const missing = purchase.lines.some(({ productId }) => !lines.some((one) => one.productId === productId));
  const nothing = lines.every((one) => one.days.length === 0);
  return [
    ...unknown,
    ...days,
    ...(missing ? [{ field: "lines", code: "lines-missing" }] : []),
    ...(nothing && !missing ? [{ field: "lines", code: "nothing-delivered" }] : []),
  ];
}

/**
 * Notes what the supplier has confirmed, prices and days, and writes what is to come by it: one movement for each article and day.
 * Problems: not-found, version-conflict, invalid-transition, limit-reached, invalid-input at the field, confirmation-needed.
 */
export async function confirmPurchase(id: string, confirmation: Confirmation, now: Date): Promise<Purchase> {
  const sent = await loadPurchase(id, confirmation.version);
  const purchase = purchaseMachine.after(sent, "confirm", "back-office");
  const faults = faultsOf(confirmation, sent, romeDate(now));
  if (faults.length > 0) throw invalid(...faults);
  demandConfirmed(
    confirmation.lines.flatMap(({ productId, price, days: all }, at) => [
      {
        field: `lines.${at}.price`,
        warnings: priceWarnings(price, sent.lines.find((line) => line.productId === productId)?.price),
        confirmed: confirmation.confirmed,
      },
      ...all.map(({ quantity }, day) => ({
        field: `lines.${at}.days.${day}.quantity`,
        warnings: confirmedPiecesWarnings(
          quantity,
          sent.lines.find((line) => line.productId === productId)?.ordered ?? 0,
        ),
        confirmed: confirmation.confirmed,
      })),
    ]),
  );
  if (sumOf(confirmation.lines.map(({ days }) => days.length)) > mostForecasts)
    throw new Problem("limit-reached", { maximum: mostForecasts });
  const saidOf = ({ productId }: PurchaseLine) => confirmation.lines.find((one) => one.productId === productId);
  const lines = sent.lines.map((line) => {
    const { price = line.price, days = [] } = saidOf(line) ?? {};
    return { ...line, price, quantity: sumOf(days.map(({ quantity }) => quantity)) };
  });
  const movements = sent.lines.flatMap((line) =>
    (saidOf(line)?.days ?? []).map(({ on, quantity }): Movement => {
      const { productId, productCode } = line;
      return forecastLoad(
        {
          id: newIdAt(now),
          cause: "purchase",
          purchaseId: id,
          warehouseId: sent.warehouseId,
          forecastOn: on,
          lines: [{ productId, productCode, quantity }],
        },
        now,
      );
    }),
  );
  return writePurchase(
    {
      ...purchase,
      lines,
      confirmedAt: instant(now),
      promised: confirmation.lines.flatMap(({ productId, days }) => days.map((day) => ({ productId, ...day }))),
      reference: confirmation.reference,
      movementIds: movements.map((movement) => movement.id),
    },
    ledgerWrites(movements.map((after) => ({ after }))),
  );
}
