import type { CallOf } from "@solvia/core/contract/endpoint";
import type { setQuotationProducts } from "@solvia/core/contract/back-office/quotations";
import { discounted, type Cents } from "@solvia/core/platform/money";
import { offeredServices, type OfferedService } from "@solvia/core/quotations/quotation";
import { figureOf } from "../../../../ui/fields/held.ts";
import type { Held } from "../../../../ui/fields/read-field.tsx";
import type { DraftLine } from "../quotation.ts";

/** A line as it stands in the editor: figures as they are held while they are typed. */
export interface TypedLine {
  /** Of the editor alone; of a line that is stored its id. */
  key: string;
  lineId?: string;
  productId?: string;
  service?: OfferedService;
  name: string;
  brand: string;
  productCode: string;
  /** Weeks, as the catalogue says them. */
  shippingTime: string;
  quantity: Held;
  /** Net cents of a piece before the discount; empty where the server is to find it. */
  price: Held;
  /** Basis points. */
  discount: Held;
  optional: boolean;
  note: string;
}

export type LineInput = CallOf<typeof setQuotationProducts>["body"]["lines"][number];

const serviceOf = (category: string): OfferedService | undefined => offeredServices.find((one) => one === category);

/** A stored line as it begins in the editor. */
export function typedLine(line: DraftLine): TypedLine {
  const { lineId, productId, name, brand, productCode, shippingTime, quantity, list, discount, optional } = line;
  const service = productId === lineId ? serviceOf(line.category) : undefined;
  return {
    key: lineId,
    lineId,
    ...(service ? { service } : { productId }),
    name,
    brand,
    productCode,
    shippingTime,
    quantity,
    price: list,
    discount: discount > 0 ? Math.round(discount * 10_000) : "",
    optional,
    note: line.note ?? "",
  };
}

interface Wanted {
  productId: string;
  name: string;
  brand: string;
  productCode: string;
  quantity: number;
}

let made = 0;
const newKey = (): string => `new-${(made += 1)}`;

const fresh = { shippingTime: "", price: "", discount: "", optional: false, note: "" } as const;

/** A line of an article, whose price the server finds. */
export const articleLine = (wanted: Wanted): TypedLine => ({ ...fresh, key: newKey(), ...wanted });

/** A line of a service, which the seller names and prices. */
export const serviceLine = (service: OfferedService): TypedLine => ({
  ...fresh,
  key: newKey(),
  service,
  name: "",
  brand: "",
  productCode: "",
  quantity: 1,
});

const isText = (held: Held): boolean => typeof held === "string" && held !== "";

/** Whether each figure can be read, and what the contract asks for is there. */
export const isReadable = ({ quantity, price, discount, service, name }: TypedLine): boolean =>
  typeof quantity === "number" &&
  !isText(price) &&
  !isText(discount) &&
  (service === undefined || (name.trim() !== "" && price !== ""));

/** What is sent of it. */
export function inputOf({ lineId, productId, service, name, quantity, price, discount, optional, note }: TypedLine) {
  const input: LineInput = {
    lineId,
    productId,
    service: service && { category: service, name: name.trim() },
    quantity: Number(quantity),
    price: figureOf(price),
    discount: (figureOf(discount) ?? 0) / 10_000,
    optional,
    note: note.trim() || undefined,
  };
  return input;
}

/** Net cents of a piece; undefined until its price is known. */
export const unitOf = ({ price, discount }: Pick<TypedLine, "price" | "discount">): Cents | undefined =>
  typeof price === "number" ? discounted(price, (figureOf(discount) ?? 0) / 10_000) : undefined;

/** Net cents of all its pieces; undefined until they are known. */
export function amountOf(line: TypedLine): Cents | undefined {
  const unit = unitOf(line);
  return unit !== undefined && typeof line.quantity === "number" ? unit * line.quantity : undefined;
}
