import { Button, Container, Group, Stack, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "../../../../api/client.ts";
import { importPrices, importProducts } from "../../../../api/endpoints.gen.ts";
import { upload } from "../../../../api/upload.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { officeImportTexts } from "../../../../i18n/areas/office-import.ts";
import { officePricesTexts } from "../../../../i18n/areas/office-prices.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { Failure } from "../../../../ui/states.tsx";
import { BackOffice } from "../../../office-kit/layout.tsx";
import { ImportCourse } from "./import-course.tsx";
import { ImportHistory } from "./import-history.tsx";
import { ImportTemplate } from "./import-template.tsx";
import type { Import } from "./import-words.ts";
import { FileField } from "../../../../ui/fields/file-field.tsx";

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const typeOf = (file: File): File =>
  file.type === "text/csv" || file.type === xlsx
    ? file
    : new File([file], file.name, { type: file.name.toLowerCase().endsWith(".xlsx") ? xlsx : "text/csv" });

/** Imports a table of products, or of prices alone: checked, seen, then written. The import lives in the address. */
export function ImportPage({ id, kind }: { id: string | undefined; kind: Import["kind"] }) {
  return (
    <BackOffice access={importProducts.access}>
      <Container size="lg" py="md">
        <AskForImport key={id} id={id} kind={kind} />
      </Container>
    </BackOffice>
  );
}

const places = {
  products: { list: "/back-office/products", page: "/back-office/products/import" },
  prices: { list: "/back-office/prices", page: "/back-office/prices/import" },
} as const;

function AskForImport({ id, kind }: { id: string | undefined; kind: Import["kind"] }) {
  const { t } = useTexts(officeTexts, officeImportTexts, officePricesTexts);
  return (
    <Stack>
      <div>
        <AnchorLink to={places[kind].list} size="sm">
          {t(`bo.${kind}`)}
        </AnchorLink>
        <Title order={1} size="h3">
          {t(kind === "prices" ? "officePrices.import.title" : "import.title")}
        </Title>
        {!id && (
          <Text c="dimmed" size="sm" maw={680}>
            {t(kind === "prices" ? "officePrices.import.intro" : "import.intro")}
          </Text>
        )}
      </div>
      {id ? (
        <>
          <ImportCourse id={id} />
          <AnchorLink to={places[kind].page} size="sm">
            {t("import.another")}
          </AnchorLink>
        </>
      ) : (
        <>
          <ChooseFile kind={kind} />
          <ImportTemplate kind={kind} />
          <ImportHistory kind={kind} page={places[kind].page} />
        </>
      )}
    </Stack>
  );
}

function ChooseFile({ kind }: { kind: Import["kind"] }) {
  const { t } = useTexts(officeTexts, officeImportTexts, officePricesTexts);
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const start = useMutation({
    mutationFn: async (chosen: File) => {
      const key = await upload("catalogue-table", typeOf(chosen));
      const body = { file: key, fileName: chosen.name, dryRun: true };
      return kind === "prices" ? call(importPrices, { body }) : call(importProducts, { body });
    },
    onSuccess: ({ id }) => navigate({ to: places[kind].page, search: { id } }),
  });
  return (
    <>
      <Group align="flex-end">
        <FileField
          label={t("import.file")}
          placeholder={t("bo.chooseFile")}
          accept=".csv,.xlsx,.txt"
          value={file}
          onChange={setFile}
          w={300}
        />
        <Button disabled={!file} loading={start.isPending} onClick={() => file && start.mutate(file)}>
          {t("import.check")}
        </Button>
      </Group>
      {start.error && <Failure error={start.error} />}
    </>
  );
}
