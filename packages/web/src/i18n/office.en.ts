import { backOffice } from "./back-office.en.ts";
import { importTexts } from "./import.en.ts";
import { officeActions } from "./office-actions.en.ts";
import { officeAudit } from "./office-audit.en.ts";
import { officeKits } from "./office-kits.en.ts";
import { officeMoney } from "./office-money.en.ts";
import { officePeople } from "./office-people.en.ts";
import { officePrices } from "./office-prices.en.ts";
import { officeProducts } from "./office-products.en.ts";
import { officeReviews } from "./office-reviews.en.ts";
import { officeSeries } from "./office-series.en.ts";
import { officeSuppliers } from "./office-suppliers.en.ts";
import { officeTax } from "./office-tax.en.ts";
import { officeTranslations } from "./office-translations.en.ts";
import { officeWithdrawals } from "./office-withdrawals.en.ts";
import type { office as italian } from "./office.it.ts";

/** Texts of the back office, in English. */
export const office: typeof italian = {
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
    "fiscal-document": "A fiscal document is kept for ten years: it isn't deleted but withdrawn.",
    "refund-not-possible": "Nothing of this money can be returned any more.",
    "refund-under-way": "Another refund of this money is still under way.",
    "shipping-held":
      "The goods of this order are held: its money went back or its consumer has withdrawn. Load the page anew.",
    "receipt-known":
      "This money is recorded already: same reference, day and amount. If one transfer pays two equal instalments, add the instalment to the reference.",
    "withdrawal-not-refunded":
      "Not all that is due for the withdrawal has gone back yet: send it back at the order's receipt, or write why less goes back.",
    "reversal-not-possible":
      "This booking can't be struck out: the payment provider told of its money, or money was sent back for it.",
    "iban-missing": "A transfer needs the IBAN.",
  },
};
