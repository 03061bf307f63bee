import { demandOpenWarehouse, loadSupplier, mainWarehouseId, suppliedBy } from "../logistics/index.ts";
import type { Cents } from "../platform/money.ts";
import { invalid, Problem, type FieldProblem } from "../platform/problems.ts";
import { isTooFar } from "../platform/page/usual-days.ts";
import { romeDate, type CivilDate } from "../platform/time.ts";
import { productsBy } from "./products-by.ts";
import type { Purchase, PurchaseLine } from "./purchase.ts";
import type { PurchaseWarning } from "./rules/warning-codes.ts";
import { demandDeliverable } from "./rules/warnings.ts";

/** What somebody wants to order of a supplier. */
export interface PurchaseWish {
  supplierId: string;
  warehouseId?: string | undefined;
  /** Today where nothing is said. */
  orderOn?: CivilDate | undefined;
  wantedOn?: CivilDate | undefined;
  notes?: string | undefined;
  /** Without a price at the supplier's. */
  lines: readonly { productId: string; quantity: number; price?: Cents | undefined }[];
  /** Codes of what is meant though the supplier says otherwise. */
  confirmed?: readonly PurchaseWarning[] | undefined;
}

/** What is wrong with the days of an order: it isn't written for the past, nor for more than a year ahead, nor are goods wanted before they are ordered. */
function dayFaults({ orderOn, wantedOn }: { orderOn: CivilDate; wantedOn?: CivilDate | undefined }, today: CivilDate) {
  return [
    ...(orderOn < today ? [{ field: "orderOn", code: "in-the-past" }] : []),
    ...(isTooFar(orderOn, today) ? [{ field: "orderOn", code: "too-far" }] : []),
    ...(wantedOn !== undefined && isTooFar(wantedOn, today) ? [{ field: "wantedOn", code: "too-far" }] : []),
    ...(wantedOn !== undefined && wantedOn < orderOn ? [{ field: "wantedOn", code: "before-order" }] : []),
  ];
}

/** On which conditions the supplier sells each line, as it says now. */
export async function conditionsOf(supplierId: string, lines: readonly { productId: string }[]) {
  const supplied = new Map((await suppliedBy(supplierId)).map((one) => [one.productId, one]));
  return lines.map(({ productId }) => supplied.get(productId));
}

/**
 * A wish as an order has it: what the supplier sells, named and priced. Problems: invalid-input at the field (an unknown supplier, a
 * warehouse that receives nothing, an article without a purchase code there, one that stands twice, no price, a day that has gone by), confirmation-needed.
 */
export async function wished(wish: PurchaseWish, now: Date) {
  const today = romeDate(now);
  const { supplierId, wantedOn, notes } = wish;
  const supplier = await loadSupplier(supplierId).catch((error: unknown) => {
    if (error instanceof Problem && error.code === "not-found")
      throw invalid({ field: "supplierId", code: "not-found" });
    throw error;
  });
  const warehouseId = wish.warehouseId ?? mainWarehouseId;
  await demandOpenWarehouse(warehouseId);
  const orderOn = wish.orderOn ?? today;
  const [conditions, products] = await Promise.all([
    conditionsOf(supplierId, wish.lines),
    productsBy([...new Set(wish.lines.map(({ productId }) => productId))]),
  ]);
  const faults: FieldProblem[] = dayFaults({ orderOn, wantedOn }, today);
  const lines = wish.lines.flatMap(({ productId, quantity, price }, at): PurchaseLine[] => {
    const supplied = conditions[at];
    const product = products.get(productId);
    const unitPrice = price ?? supplied?.price;
    if (wish.lines.findIndex((line) => line.productId === productId) < at)
      faults.push({ field: `lines.${at}.productId`, code: "twice" });
    if (!product || !supplied) faults.push({ field: `lines.${at}.productId`, code: "no-purchase-code" });
    if (unitPrice === undefined) faults.push({ field: `lines.${at}.price`, code: "required" });
    if (!product || !supplied || unitPrice === undefined) return [];
    return [
      {
        productId,
        productCode: product.productCode,
        name: product.fields.name,
        purchaseCode: supplied.productCode,
        ordered: quantity,
        quantity,
        price: unitPrice,
        weight: product.fields.weight,
        received: 0,
        invoiced: 0,
      },
    ];
  });
  if (faults.length > 0) throw invalid(...faults);
  const asked = lines.map(({ quantity, price }, at) => ({ quantity, price, conditions: conditions[at] ?? {} }));
  demandDeliverable({ orderOn, wantedOn, lines: asked }, wish.confirmed);
  return {
    supplierId,
    supplierName: supplier.companyName,
    language: supplier.language ?? "it",
    warehouseId,
    lines,
    orderOn,
    wantedOn,
    notes,
  } satisfies Partial<Purchase>;
}
