import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { listBackOfficeProducts as Contract } from "@solvia/core/contract/back-office/catalogue";
import { queryOf } from "../../../api/client.ts";
import { listBackOfficeProducts } from "../../../api/endpoints.gen.ts";
import { officeProductsTexts } from "../../../i18n/areas/office-products.ts";
import { officeSuppliersTexts } from "../../../i18n/areas/office-suppliers.ts";
import { useTexts } from "../../../i18n/index.ts";

export type FoundProduct = AnswerOf<typeof Contract>["items"][number];

const pause = 250;
const enough = 3;

interface Props {
  /** Products that are chosen already and not offered again. */
  without: ReadonlySet<string>;
  choose: (product: FoundProduct) => void;
}

/** Finds a product by words of its code, name, brand or series. */
export function ProductChoice({ without, choose }: Props) {
  const { t } = useTexts(officeProductsTexts, officeSuppliersTexts);
  const [typed, setTyped] = useState("");
  const [text] = useDebouncedValue(typed.trim(), pause);
  const { data } = useQuery({
    ...queryOf(listBackOfficeProducts, { query: { text, limit: 20 } }),
    enabled: text.length >= enough,
  });
  const products = (data?.items ?? []).filter(({ id }) => !without.has(id));
  return (
    <Select
      label={t("officeSuppliers.product")}
      searchable
      maw={560}
      filter={({ options }) => options}
      data={products.map(({ id, productCode, brand, name }) => ({
        value: id,
        label: `${productCode} · ${brand} ${name}`,
        // Found for the text before.
        disabled: text !== typed.trim(),
      }))}
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => {
        const product = products.find((candidate) => candidate.id === id);
        if (!product) return;
        choose(product);
        setTyped("");
      }}
      nothingFoundMessage={text.length >= enough && t("officeProducts.none")}
    />
  );
}
