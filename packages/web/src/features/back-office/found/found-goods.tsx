import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { allowed } from "@solvia/core/platform/access";
import { queryOf } from "../../../api/client.ts";
import { getBackOfficeProduct, listBackOfficeKits, suggestProducts } from "../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { useTexts } from "../../../i18n/index.ts";
import { IconPackage, IconPackages } from "../../../ui/icons.gen.ts";
import { useUser } from "../../login/session.ts";
import { isWholeNumber } from "./document-number.ts";
import type { FoundGroup } from "./exact-first.ts";
import { isAwaited, type Sought } from "./sought.ts";

/** As many kits as are shown. */
const shown = 5;
/** As many kits as are looked through. */
const kitsAtMost = 200;

/** Products as the shop suggests them, and kits by their name, for whoever may see them; nothing without `text`, or for a document's number. */
export function useFoundGoods(text: string, go: (to: string) => () => void): Sought<FoundGroup> {
  const { t } = useTexts(officeTexts);
  const colleague = useUser() ?? undefined;
  const asked = text !== "" && !isWholeNumber(text);
  const products = useQuery({
    ...queryOf(suggestProducts, { query: { text: text } }),
    enabled: asked,
    placeholderData: keepPreviousData,
  });
  const kits = useQuery({
    ...queryOf(listBackOfficeKits, { query: { limit: kitsAtMost } }),
    enabled: asked && allowed(listBackOfficeKits.access, colleague),
  });
  if (!asked) return { groups: [], awaited: false };
  const productPage = allowed(getBackOfficeProduct.access, colleague) ? "/back-office/save-product" : "/product";
  const named = kits.data?.items.filter(({ texts }) => texts.it.name.toLowerCase().includes(text.toLowerCase()));
  return {
    awaited: isAwaited(products, kits),
    groups: [
      {
        group: t("bo.products"),
        actions: (products.data?.products ?? []).map(({ id, name, brand }) => ({
          id,
          label: `${brand} ${name}`,
          leftSection: <IconPackage size={18} />,
          onClick: go(`${productPage}/${id}`),
        })),
      },
      {
        group: t("bo.kits"),
        actions: (named ?? []).slice(0, shown).map(({ id, texts }) => ({
          id,
          label: texts.it.name,
          leftSection: <IconPackages size={18} />,
          onClick: go(`/back-office/kits?kit=${id}`),
        })),
      },
    ],
  };
}
