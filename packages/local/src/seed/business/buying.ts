import { listAddresses } from "@solvia/core/accounts/addresses";
import { codeKey } from "@solvia/core/catalogue/product-codes";
import { setCustomerReference as noteReference } from "@solvia/core/contract/order-cart";
import {
  addToOpenOrder,
  setShippingAddress as chooseAddress,
  setTermsOfPayment,
} from "@solvia/core/contract/order-cart";
import { setCartCoupon } from "@solvia/core/contract/order-money/order-coupon";
import { setCartCoupon as putCoupon } from "@solvia/core/orders/coupon/cart-coupon";
import { payOrder } from "@solvia/core/contract/orders";
import { amountsOf } from "@solvia/core/orders/amounts";
import { openOrderOf, setQuantity, taxFactsOf, withVatProof } from "@solvia/core/orders/cart/cart";
import { placeOrder } from "@solvia/core/orders/placing/place-order";
import { setCustomerReference, setShippingAddress, setTerms } from "@solvia/core/orders/sending/prepare-order";
import { findOrder } from "@solvia/core/orders/stored-order";
import type { PaymentMethod, TermsCode } from "@solvia/core/payments/index";
import type { User } from "@solvia/core/platform/access";
import { holderOf } from "@solvia/core/platform/holder-of";
import { priceId } from "@solvia/core/pricing/price";
import { asCustomer } from "./actors.ts";
import type { Stage } from "./stage.ts";

/** Of the demonstration catalogue, by their makers' codes; all are in stock in some number. */
export const goods = {
  modules: "A460-MAH54Db Neostar 2S",
  strongerModules: "A465-MAH54Db Neostar 2S",
  blackModules: "360M-120-00",
  inverter: "SUN2000-6KTL-L1",
  hybrid: "Symo GEN24 8.0 Plus",
  battery: "Battery-Box Premium HVS 12.8",
  wallbox: "Easee Home",
  monitor: "HM-20",
  optimizer: "S440",
  cabinet: "DEMO-GE-ACDC6",
  connectors: "PV-KBT4/6II-UR",
  balcony: "DEMO-RE-BALC",
  brackets: "DEMO-K2-HOOK",
} as const;
export type Goods = keyof typeof goods;
export type Pieces = Readonly<Partial<Record<Goods, number>>>;

export async function productOf(code: string): Promise<string> {
  const id = await holderOf("PRODUCTCODE", codeKey(code));
  if (!id) throw new Error(`the demonstration catalogue has no ${code}`);
  return id;
}

/** Fills somebody's cart with exactly so many pieces; its id. */
export async function fillCart(email: string, pieces: Pieces, now: Date): Promise<string> {
  let cart = "";
  for (const [name, quantity] of Object.entries(pieces) as [Goods, number][]) {
    const productId = await productOf(goods[name]);
    const params = ({ locale }: User) => ({ id: priceId({ productId, locale, priceType: "public" }), n: quantity });
    const { id } = await asCustomer(email, { endpoint: addToOpenOrder, params, now }, (user, filled) =>
      setQuantity(user, filled.id, filled.n, now),
    );
    cart = id;
  }
  return cart;
}

async function shippingAddressOf(user: User): Promise<string> {
  const { items } = await listAddresses(user);
  const address = items.find(({ addressType }) => addressType === "shipping");
  if (!address) throw new Error(`${user.email} has no shipping address`);
  return address.id;
}

interface Wish {
  email: string;
  /** How many days ago it is placed: not six, when some of the demonstration prices were reduced. */
  days: number;
  pieces: Pieces;
  method?: PaymentMethod;
  terms?: TermsCode;
  reference?: string;
  pickup?: true;
  coupon?: string;
}

/** Somebody places an order, in the steps of checkout; its id. */
export async function placed({ once, act, ago }: Stage, story: string, wish: Wish): Promise<string> {
  const { email, days, pieces, terms, reference, coupon, method = "manual_wire_transfer", pickup } = wish;
  const now = ago(days, story);
  const id = await once(`${story}: cart`, async () => {
    const cart = await fillCart(email, pieces, ago(days + 0.02, story));
    const params = async (user: User) => ({ id: cart, addressId: pickup ? "pickup" : await shippingAddressOf(user) });
    await asCustomer(email, { endpoint: chooseAddress, params, now }, (user, { addressId }) =>
      setShippingAddress(user, cart, addressId, now),
    );
    if (terms)
      await asCustomer(email, { endpoint: setTermsOfPayment, params: { id: cart }, now }, (user) =>
        setTerms(user, cart, terms, now),
      );
    if (reference)
      await asCustomer(email, { endpoint: noteReference, params: { id: cart }, now }, (user) =>
        setCustomerReference(user, cart, reference, now),
      );
    if (coupon)
      await asCustomer(email, { endpoint: setCartCoupon, params: { id: cart }, now }, (user) =>
        putCoupon(user, cart, { code: coupon, unapplyFirst: false, overwriteOld: false }, now),
      );
    return cart;
  });
  await act(`${story}: placed`, async () => {
    if (await findOrder(id)) return;
    await asCustomer(email, { endpoint: payOrder, params: { id }, now }, async (caller) => {
      const cart = await openOrderOf(caller, now);
      const user = await withVatProof(caller, cart, now);
      const expectedTotal = amountsOf(cart, taxFactsOf(user, now)).total;
      await placeOrder(user, id, { method, expectedTotal }, now);
    });
  });
  return id;
}
