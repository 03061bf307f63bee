import { checkCompanyVat, companyVatOf } from "../../accounts/index.ts";
import { Problem } from "../../platform/problems.ts";
import { vatTreatment, type VatTreatment } from "../../tax/index.ts";
import { destinationOf } from "../amounts.ts";
import type { Order } from "../order.ts";
import { isDomestic, treatmentAtHome } from "../reduced-vat/retaxed.ts";

/**
 * How an order is taxed that was charged the destination's VAT because the register hadn't confirmed its company's number, or Italian VAT on goods that went
 * abroad, once it does (domain-rules 1.1, row 4 to row 3). The register is asked where its last answer is too old. Problems: nothing-to-invoice of any other order,
 * vat-number-denied, vat-number-unverifiable while the register is silent, not-found.
 */
export async function confirmedTreatment(order: Order, now: Date): Promise<VatTreatment> {
  const { companyId, subscription, amounts } = order;
  const isCharged =
    amounts.treatment.rule === "one-stop-shop" || (isDomestic(amounts) && !treatmentAtHome(order, false));
  if (!isCharged || !companyId || subscription) throw new Problem("nothing-to-invoice");
  const company = await checkCompanyVat(companyId, now);
  const { number: vatNumber, check } = companyVatOf(company);
  const buyer = { business: true, verified: company.status === "verified", vatNumber, check, reducedVat: false };
  const treatment = vatTreatment(destinationOf(order), buyer, now);
  if (treatment.rule === "intra-community") return treatment;
  const isSilent = treatment.why === "register-silent" || treatment.why === "check-needed";
  throw new Problem(isSilent ? "vat-number-unverifiable" : "vat-number-denied");
}
