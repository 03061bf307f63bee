import type { Letter } from "./letter.ts";
import { note, paragraph } from "./letter.ts";
import type { Wording } from "./wording.ts";

/** The one letter that a customer asked for: the product can be had again. */
export const productAvailableLetter = (
  { it, origin }: Wording,
  name: string,
  productName: string,
  path: string,
): Letter => ({
  subject: it ? `${productName} è di nuovo disponibile` : `${productName} is available again`,
  preview: it ? "Ce l'avevi chiesto: ora puoi ordinarlo." : "You asked us: you can order it now.",
  heading: it ? `Ciao ${name}` : `Hello ${name}`,
  blocks: [
    paragraph(
      it
        ? `${productName} è di nuovo disponibile. I pezzi si prenotano quando l'ordine parte.`
        : `${productName} is available again. Pieces are reserved when the order is placed.`,
    ),
    note(
      it
        ? "Ti scriviamo una volta sola: per un altro avviso chiedilo di nuovo dalla pagina del prodotto."
        : "We write once: for another notice ask again on the product's page.",
    ),
  ],
  action: { label: it ? "Vedi il prodotto" : "See the product", url: `${origin}${path}` },
});
