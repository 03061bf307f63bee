import type { IssuedGroup } from "../../orders/index.ts";
import type { DocumentLine } from "../document.ts";

/** How documents name what of the price was taken off before. */
export const loweredAlready = "Riduzione di prezzo già accreditata";

/** How an invoice names what went back of a plan before it. */
export const paidBack = "Importo già restituito";

/** How documents name what the house keeps, with a reason, of the price of goods that came back. */
export const keptBack = "Trattenuto sulla merce resa";

/** One line per rate of a part of the price. */
export const partLines = (
  kind: "part" | "deposit",
  description: string,
  groups: readonly IssuedGroup[],
  sign: 1 | -1,
) =>
  groups
    .filter(({ taxable }) => taxable !== 0)
    .map(({ rate, taxable }): DocumentLine => {
      const net = sign * taxable;
      return { kind, description, quantity: 1, unit: net, net, rate };
    });
