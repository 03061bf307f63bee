import type { CorrectionWish } from "@solvia/core/invoicing/corrections/correction";
import { mario } from "./invoiced-order.ts";

/** Where money goes that goes back by a transfer. */
export const iban = "IT60X0542811101000000123456";

export const promise: CorrectionWish = {
  kind: "price-promise",
  reason: "Prezzo promesso",
  amount: 5000,
  amends: "refund",
  iban,
};

export const rename: CorrectionWish = {
  kind: "wrong-name",
  reason: "Intestatario sbagliato",
  amends: "none",
  buyer: { ...mario, companyName: "Rossi Mario Impianti" },
};

export const back: CorrectionWish = {
  kind: "return",
  reason: "Reso di due moduli",
  pieces: [{ productId: "PANEL", quantity: 2 }],
  amends: "refund",
  iban,
};
