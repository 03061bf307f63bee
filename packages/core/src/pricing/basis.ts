/** How somebody reads prices: companies and the back office net, a private buyer with contributions and VAT. */
export type Basis = "net" | "gross";

interface Whose {
  /** Of whoever looks. */
  accountType?: "private" | "business" | undefined;
  /** Of an order: who it was placed for, whatever became of its buyer since. */
  companyId?: string | undefined;
}

/**
 * On which basis a viewer reads the catalogue and their cart, and on which an order is written on its page, in mails and
 * documents: the one place where it is decided (docs/decisions/gross-prices.md). Nobody logged in is a private buyer.
 */
export const basisOf = (whose: Whose | null | undefined): Basis =>
  whose?.accountType === "business" || whose?.companyId !== undefined ? "net" : "gross";
