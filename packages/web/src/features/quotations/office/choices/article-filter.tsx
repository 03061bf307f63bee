import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryOf } from "../../../../api/client.ts";
import { getProduct } from "../../../../api/endpoints.gen.ts";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { useArticles } from "../../../office-kit/use-articles.ts";

interface Props {
  value: string | undefined;
  change: (filters: { [name: string]: unknown }) => void;
}

const nameOf = ({ productCode, name }: { productCode: string; name: string }) => `${productCode} · ${name}`;

/** The quotations that offer an article. */
export function ArticleFilter({ value, change }: Props) {
  const { t } = useTexts(officeQuotationsTexts);
  const [typed, setTyped] = useState("");
  const { articles, asked, isOld } = useArticles(typed);
  const { data: chosen } = useQuery({
    ...queryOf(getProduct, { params: { id: value ?? "" }, query: {} }),
    enabled: value !== undefined,
    retry: false,
  });
  const first = value === undefined ? [] : [{ value, label: chosen ? nameOf(chosen) : value }];
  return (
    <Select
      size="xs"
      label={t("officeQuotations.article")}
      searchable
      clearable
      filter={({ options }) => options}
      data={[
        ...first,
        ...articles
          .filter(({ id }) => id !== value)
          .map((article) => ({ value: article.id, label: nameOf(article), disabled: isOld })),
      ]}
      value={value ?? null}
      onSearchChange={setTyped}
      onChange={(id) => change({ productIdFilter: id ?? undefined })}
      nothingFoundMessage={asked && t("officeQuotations.noArticle")}
    />
  );
}
