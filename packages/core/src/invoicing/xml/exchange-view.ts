import type { Content, DocumentGroup, DocumentLine } from "../document.ts";

/** The rate that the exchange is told; the one-stop shop's sales are not taxable here (domain-rules 1.1, row 5). */
export const toldRate = ({ oneStopShop }: Pick<Content, "oneStopShop">, rate: number): number =>
  oneStopShop ? 0 : rate;

/** The sums that the exchange is told, one of each rate and reason. */
export const toldGroups = (content: Pick<Content, "groups" | "oneStopShop">): DocumentGroup[] =>
  content.groups.map((group) => (content.oneStopShop ? { ...group, rate: 0, vat: 0 } : group));

/** Cents that the document comes to for the exchange: without VAT that isn't Italy's. */
export const toldTotal = (content: Pick<Content, "groups" | "oneStopShop">): number =>
  toldGroups(content).reduce((sum, { taxable, vat }) => sum + taxable + vat, 0);

/** Why a line isn't taxed, as its sum says. */
export const naturaOf = ({ groups }: Pick<Content, "groups">, { rate }: Pick<DocumentLine, "rate">) =>
  groups.find((group) => group.rate === rate)?.natura;
