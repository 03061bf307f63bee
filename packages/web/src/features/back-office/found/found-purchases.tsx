import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { listPurchases, listSuppliers } from "../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { officePurchasesTexts } from "../../../i18n/areas/office-purchases.ts";
import { date, money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { IconShoppingCart, IconTruck } from "../../../ui/icons.gen.ts";
import type { FoundGroup } from "./exact-first.ts";
import { described, foundGroup, shown } from "./found-group.tsx";
import { isAwaited, type Sought } from "./sought.ts";
import { useIsAsked } from "./use-is-asked.ts";

/** As many suppliers as are looked through. */
const suppliersAtMost = 200;

/** Orders to suppliers by their number, supplier or article, and suppliers by name, VAT number, mail or telephone. Nothing without `asked`. */
export function useFoundPurchases(text: string, go: (to: string) => () => void): Sought<FoundGroup> {
  const { t, language } = useTexts(officeTexts, officePurchasesTexts);
  const isAsked = useIsAsked(text, listPurchases);
  const isNamed = useIsAsked(text, listSuppliers);
  const purchases = useQuery({
    ...queryOf(listPurchases, { query: { text, limit: shown } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const suppliers = useQuery({
    ...queryOf(listSuppliers, { query: { limit: suppliersAtMost } }),
    enabled: isNamed,
  });
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const named = ((isNamed && suppliers.data?.items) || []).filter(({ companyName, vatNumber, email, telephone }) => {
    const told = [companyName, vatNumber, email, telephone?.replaceAll(" ", "")].join(" ").toLowerCase();
    return words.every((word) => told.includes(word));
  });
  return {
    awaited: isAwaited(purchases, suppliers),
    groups: [
      foundGroup(
        t("bo.purchases"),
        IconShoppingCart,
        ((isAsked && purchases.data?.items) || []).map(({ id, number, state, supplierName, orderOn, amount }) => ({
          id: `purchase-${id}`,
          label: number,
          description: described(
            t(`officePurchases.states.${state}`),
            supplierName,
            date(orderOn, language),
            money(amount, language),
          ),
          onClick: go(`/back-office/purchases/${id}`),
        })),
      ),
      foundGroup(
        t("bo.suppliers"),
        IconTruck,
        named.slice(0, shown).map(({ id, companyName, vatNumber, email, telephone }) => ({
          id: `supplier-${id}`,
          label: companyName,
          description: described(vatNumber, email, telephone),
          onClick: go(`/back-office/purchases?supplierId=${id}`),
        })),
      ),
    ],
  };
}
