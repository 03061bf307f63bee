import type { KitPrice } from "../../catalogue/index.ts";
import type { OrderCoupon } from "../../coupons/index.ts";
import type { TermsCode } from "../../payments/index.ts";
import type { Locale } from "../../platform/locale.ts";
import type { Instant } from "../../platform/time.ts";
import type { DeliveryTariff } from "../../pricing/index.ts";
import type { OfQuotation } from "../offer/offered.ts";
import type { OrderCertificate } from "../reduced-vat/order-certificate.ts";
import type { DeliveryAddress, pickup } from "./address.ts";
import type { OrderLine } from "./line.ts";

/** The order that is being filled, or saved for later. */
export interface Cart {
  id: string;
  userId: string;
  version: number;
  status: "open" | "saved" | "requested";
  name?: string | undefined;
  locale: Locale;
  lines: readonly OrderLine[];
  /** The kits that were put in, in that order: their price holds while their parts are there. */
  kits?: readonly KitPrice[] | undefined;
  address?: DeliveryAddress | typeof pickup | undefined;
  termsOfPayment: TermsCode;
  /** Terms that the seller has given it, by the accepted quotation or as its office made it ready: its buyer may choose them beside the public ones. */
  agreedTerms?: TermsCode | undefined;
  customerReference?: string | undefined;
  notes?: string | undefined;
  reducedVat: boolean;
  appliedCoupon?: OrderCoupon | undefined;
  /** What the reduced rate rests on; of an order whose certificate was refused, how it ended. */
  certificate?: OrderCertificate | undefined;
  /** The accepted quotation that it was made of. */
  quotation?: OfQuotation | undefined;
  /**
   * What its shipping is worked out by: of a cart what counts today, of an order what counted when it was placed, of what a quotation
   * offered what counted when that was sent. Absent in those of before it was kept: the first one.
   */
  tariff?: DeliveryTariff | undefined;
  /** Without the seller's name on the parcels and papers (spec 3; premium benefit 3). */
  anonymousPackaging?: boolean | undefined;
  /** How its buyer wants the parcels to look: exclusive benefit 12. */
  packagingWish?: string | undefined;
  createdOn: Instant;
  /** When a visitor's cart ends (epoch seconds); a customer's never does. */
  expiresAt?: number | undefined;
  /** What happened to the cart without its buyer's doing, until they change it: read once more in cart and checkout. */
  notices?: readonly CartChange[] | undefined;
  /** Names the write that left it so: whose answer was lost knows by it that it was theirs. */
  writeId?: string | undefined;
}

/** What became of a product: amounts are cents of one piece for a price, else pieces. */
export interface CartChange {
  productId: string;
  name: string;
  code: "price-changed" | "gone" | "less-stock" | "added-up" | "no-room";
  before: number;
  after: number;
}
