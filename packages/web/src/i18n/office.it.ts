import { backOffice } from "./back-office.it.ts";
import { importTexts } from "./import.it.ts";
import { officeActions } from "./office-actions.it.ts";
import { officeAudit } from "./office-audit.it.ts";
import { officeKits } from "./office-kits.it.ts";
import { officeMoney } from "./office-money.it.ts";
import { officePeople } from "./office-people.it.ts";
import { officePrices } from "./office-prices.it.ts";
import { officeProducts } from "./office-products.it.ts";
import { officeReviews } from "./office-reviews.it.ts";
import { officeSeries } from "./office-series.it.ts";
import { officeSuppliers } from "./office-suppliers.it.ts";
import { officeTax } from "./office-tax.it.ts";
import { officeTranslations } from "./office-translations.it.ts";
import { officeWithdrawals } from "./office-withdrawals.it.ts";

/** Texts of the back office, in Italian: they come with it and are no part of the storefront's first visit. */
export const office = {
  bo: backOffice,
  officeActions,
  officeAudit,
  officeKits,
  officeMoney,
  officePeople,
  officePrices,
  officeProducts,
  officeReviews,
  officeSeries,
  officeSuppliers,
  officeTax,
  officeTranslations,
  officeWithdrawals,
  import: importTexts,
  problem: {
    "fiscal-document": "Un documento fiscale resta dieci anni: non si elimina, si ritira.",
    "refund-not-possible": "Di questo incasso non c'è più nulla da restituire.",
    "refund-under-way": "Un altro rimborso di questo incasso è ancora in corso.",
    "shipping-held":
      "La merce di questo ordine è ferma: il denaro è stato restituito o il consumatore ha esercitato il recesso. Ricarica la pagina.",
    "receipt-known":
      "Questo incasso è già registrato: stesso riferimento, giorno e importo. Se un bonifico paga due rate uguali, aggiungi la rata al riferimento.",
    "withdrawal-not-refunded":
      "Non è ancora tornato tutto ciò che è dovuto per il recesso: restituiscilo sull'incasso dell'ordine, o scrivi perché torna meno.",
    "reversal-not-possible":
      "Questa registrazione non si può stornare: il denaro è del gestore dei pagamenti, è già stato restituito o sta tornando.",
    "iban-missing": "Per un bonifico serve l'IBAN.",
  },
};
