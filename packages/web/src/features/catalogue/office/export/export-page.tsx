import {
  Alert,
  Button,
  Container,
  Group,
  NativeSelect,
  Progress,
  SegmentedControl,
  Stack,
  Text,
  Title,
} from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type * as z from "zod";
import type { ExportView } from "@solvia/core/contract/back-office/catalogue-export";
import { goodsCategories } from "@solvia/core/catalogue/taxonomy";
import { call, queryOf } from "../../../../api/client.ts";
import { exportPrices, exportProducts, getExport } from "../../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { officeImportTexts } from "../../../../i18n/areas/office-import.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { Failure, Loading } from "../../../../ui/states.tsx";
import { BackOffice } from "../../../office-kit/layout.tsx";
import { CategoryFilter } from "../../../office-kit/list-filters.tsx";
import { LimitedText } from "../../../../ui/fields/limited.tsx";
import { IconDownload } from "../../../../ui/icons.gen.ts";

type Export = z.output<typeof ExportView>;
export interface ExportSearch {
  /** The export that runs or is done. */
  id?: string | undefined;
  kind?: Export["kind"] | undefined;
  category?: string | undefined;
}

/** Has the catalogue or its price list written as a table; the running export lives in the address. */
export const ExportPage = ({ search }: { search: ExportSearch }) => (
  <BackOffice access={exportProducts.access}>
    <Container size="lg" py="md">
      <AskForExport search={search} />
    </Container>
  </BackOffice>
);

function AskForExport({ search }: { search: ExportSearch }) {
  const { t } = useTexts(officeTexts, officeImportTexts, officeProductsTexts);
  const navigate = useNavigate();
  const kind = search.kind ?? "products";
  const [format, setFormat] = useState<Export["format"]>("csv");
  const [category, setCategory] = useState(goodsCategories.find((one) => one === search.category));
  const [brand, setBrand] = useState("");
  const start = useMutation({
    mutationFn: () => {
      const body = {
        format,
        ...(category && { category }),
        ...(brand.trim() && { brand: brand.trim() }),
      };
      return kind === "prices" ? call(exportPrices, { body }) : call(exportProducts, { body });
    },
    onSuccess: ({ id }) => navigate({ to: "/back-office/products/export", search: { ...search, kind, id } }),
  });
  return (
    <Stack>
      <div>
        <AnchorLink to={kind === "prices" ? "/back-office/prices" : "/back-office/products"} size="sm">
          {t(`bo.${kind}`)}
        </AnchorLink>
        <Title order={1} size="h3">
          {t("import.export.title")}
        </Title>
        <Text c="dimmed" size="sm" maw={680}>
          {t(`import.export.intro.${kind}`)}
        </Text>
      </div>
      <SegmentedControl
        aria-label={t("import.export.title")}
        value={kind}
        onChange={(value) =>
          void navigate({
            to: "/back-office/products/export",
            search: { kind: value },
            replace: true,
          })
        }
        data={(["products", "prices"] as const).map((value) => ({ value, label: t(`import.export.kind.${value}`) }))}
        w="fit-content"
      />
      <Group align="flex-end">
        <NativeSelect
          label={t("import.export.format")}
          value={format}
          onChange={(event) => setFormat(event.currentTarget.value as Export["format"])}
          data={[
            { value: "csv", label: "CSV" },
            { value: "xlsx", label: "XLSX" },
          ]}
        />
        <CategoryFilter category={category} choose={setCategory} />
        <LimitedText
          label={t("import.export.brand")}
          placeholder={t("officeProducts.any")}
          longest={60}
          value={brand}
          onChange={(event) => setBrand(event.currentTarget.value)}
        />
        <Button loading={start.isPending} onClick={() => start.mutate()}>
          {t("import.export.start")}
        </Button>
      </Group>
      {start.error && <Failure error={start.error} />}
      {search.id && <Running key={search.id} id={search.id} />}
    </Stack>
  );
}

const over = (job: Export | undefined): boolean => job?.state === "done" || job?.state === "failed";

function Running({ id }: { id: string }) {
  const { t } = useTexts(officeTexts, officeImportTexts, officeProductsTexts);
  const { data: job, error } = useQuery({
    ...queryOf(getExport, { params: { id } }),
    refetchInterval: ({ state }) => (over(state.data) ? false : 1000),
  });
  if (error) return <Failure error={error} />;
  if (!job) return <Loading />;
  const { state, done, total, kind, format, problem } = job;
  const percent = total > 0 ? Math.round((done / total) * 100) : 0;
  const title = `${t(`import.export.kind.${kind}`)} (${format.toUpperCase()}) · ${t(`import.state.${state}`)}`;
  return (
    <Alert color={state === "failed" ? "red" : "leaf"} title={title} aria-live="polite">
      <Stack align="flex-start" gap="sm">
        {!over(job) && <Progress value={percent} w="100%" maw={480} aria-label={t("import.export.progress")} />}
        {state !== "failed" && (
          <Text size="sm" className="numbers">
            {t("import.export.done", { done, count: total })}
          </Text>
        )}
        {problem && <Text size="sm">{t(`problem.${problem}`, { defaultValue: problem })}</Text>}
        {state === "done" && (
          <Button
            component="a"
            href={`/api/back-office/products/export?id=${id}`}
            leftSection={<IconDownload size={16} />}
          >
            {t("import.export.download")}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
