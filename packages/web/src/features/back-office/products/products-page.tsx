import { Container, Group, Title } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { queryOf } from "../../../api/client.ts";
import { listBackOfficeProducts } from "../../../api/endpoints.gen.ts";
import { officeImportTexts } from "../../../i18n/areas/office-import.ts";
import { officeProductsTexts } from "../../../i18n/areas/office-products.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ButtonLink } from "../../../ui/links.tsx";
import { Empty, Failure, Loading } from "../../../ui/states.tsx";
import { BackOffice } from "../layout.tsx";
import { Pager } from "../pager.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { Filters } from "./filters.tsx";
import type { ProductFilters } from "./product-filters.ts";
import { ProductRows } from "./product-rows.tsx";
import { PiecesGuard } from "./pieces-guard.tsx";
import { useBulkChange } from "./use-bulk-change.ts";

/** All products, hidden ones too; filters and page live in the address. */
export function ProductsPage({ filters }: { filters: ProductFilters }) {
  return (
    <BackOffice>
      <Products filters={filters} />
    </BackOffice>
  );
}

function Products({ filters }: { filters: ProductFilters }) {
  const { t } = useTexts(officeImportTexts, officeProductsTexts);
  const navigate = useNavigate();
  const { visibility, toBeQuoted, ...others } = filters;
  const { data, error, refetch } = useQuery({
    ...queryOf(listBackOfficeProducts, {
      query: { ...others, visibility: textOf(visibility), toBeQuoted: textOf(toBeQuoted) },
    }),
    placeholderData: keepPreviousData,
  });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { run, progress, asked, confirm, leave } = useBulkChange();
  const go = (search: ProductFilters) => {
    setSelected(new Set());
    void navigate({ to: "/back-office/products", search });
  };
  return (
    <Container size="xl" py="md">
      <Group justify="space-between" mb="md">
        <Title order={1} size="h2">
          {t("officeProducts.title")}
        </Title>
        <Group gap="sm">
          <ButtonLink to="/back-office/products/export" variant="default">
            {t("import.export.title")}
          </ButtonLink>
          <ButtonLink to="/back-office/products/import" variant="default">
            {t("import.title")}
          </ButtonLink>
          <ButtonLink to="/back-office/add-product">{t("officeProducts.add")}</ButtonLink>
        </Group>
      </Group>
      <Filters filters={filters} go={go} />
      {selected.size > 0 && (
        <BulkBar
          count={selected.size}
          progress={progress}
          run={(change) => run({ ids: [...selected], change })}
          clear={() => setSelected(new Set())}
        />
      )}
      {asked.length > 0 && <PiecesGuard asked={asked} rows={data?.items ?? []} onConfirm={confirm} onClose={leave} />}
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <Empty title={t("officeProducts.none")} hint={t("officeProducts.noneHint")} />}
      {data && data.items.length > 0 && <ProductRows rows={data.items} selected={selected} select={setSelected} />}
      {data && <Pager cursor={filters.cursor} next={data.cursor} go={(cursor) => go({ ...filters, cursor })} />}
    </Container>
  );
}

const textOf = (flag: boolean | undefined) => (flag === undefined ? undefined : String(flag));
