import {
  Alert,
  Anchor,
  Button,
  Container,
  FileInput,
  Group,
  Loader,
  NativeSelect,
  Stack,
  Table,
  Text,
  Title,
} from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type * as z from "zod";
import type { ImportView } from "@solvia/core/contract/back-office/catalogue-import";
import { call, queryOf } from "../../../api/client.ts";
import { getProductImport, importPrices, importProducts } from "../../../api/endpoints.gen.ts";
import { upload } from "../../../api/upload.ts";
import { useTexts } from "../../../i18n/index.ts";
import "../../../i18n/orders.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { Failure, Loading } from "../../../ui/states.tsx";
import { BackOffice } from "../layout.tsx";

type Import = z.output<typeof ImportView>;

const mappings = ["", "spec", "panels", "inverters", "batteries"] as const;
const typeOf = (file: File): File =>
  file.type ? file : new File([file], file.name, { type: file.name.endsWith(".xlsx") ? xlsx : "text/csv" });
const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Imports a table of products, or of prices alone: first judged, then written. The running import lives in the address. */
export function ImportPage({ id, kind }: { id: string | undefined; kind: Import["kind"] }) {
  return (
    <BackOffice>
      <Container size="lg" py="md">
        <AskForImport key={id} again={id} kind={kind} />
      </Container>
    </BackOffice>
  );
}

const places = {
  products: { list: "/back-office/products", page: "/back-office/products/import" },
  prices: { list: "/back-office/prices", page: "/back-office/prices/import" },
} as const;

function AskForImport({ again, kind }: { again: string | undefined; kind: Import["kind"] }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const [mapping, setMapping] = useState<(typeof mappings)[number]>("");
  const start = useMutation({
    mutationFn: async ({ chosen, dryRun }: { chosen: File; dryRun: boolean }) => {
      const key = await upload("catalogue-table", typeOf(chosen));
      const body = { file: key, fileName: chosen.name, dryRun };
      if (kind === "prices") return call(importPrices, { body });
      return call(importProducts, { body: { ...body, ...(mapping && { mapping }) } });
    },
    onSuccess: ({ id }) => navigate({ to: places[kind].page, search: { id } }),
  });
  const go = (dryRun: boolean) => file && start.mutate({ chosen: file, dryRun });
  return (
    <Stack>
      <div>
        <AnchorLink to={places[kind].list} size="sm">
          {t(`bo.${kind}`)}
        </AnchorLink>
        <Title order={1} size="h2">
          {t(kind === "prices" ? "officePrices.import.title" : "import.title")}
        </Title>
        <Text c="dark.4" size="sm" maw={680}>
          {t(kind === "prices" ? "officePrices.import.intro" : "import.intro")}
        </Text>
      </div>
      <Group align="flex-end">
        <FileInput
          label={t("import.file")}
          placeholder={t("bo.chooseFile")}
          accept=".csv,.xlsx"
          value={file}
          onChange={setFile}
          w={300}
          clearable
        />
        {kind === "products" && (
          <NativeSelect
            label={t("import.mapping")}
            value={mapping}
            onChange={(event) => setMapping(event.currentTarget.value as typeof mapping)}
            data={mappings.map((value) => ({ value, label: t(`import.mappings.${value || "auto"}`) }))}
          />
        )}
        <Button disabled={!file} loading={start.isPending} onClick={() => go(true)}>
          {t("import.check")}
        </Button>
        <Button variant="default" disabled={!file} loading={start.isPending} onClick={() => go(false)}>
          {t("import.run")}
        </Button>
      </Group>
      {start.error && <Failure error={start.error} />}
      {again && <Progress id={again} />}
    </Stack>
  );
}

const over = (job: Import | undefined): boolean => job?.state === "done" || job?.state === "failed";

function Progress({ id }: { id: string }) {
  const { t } = useTexts();
  const { data: job, error } = useQuery({
    ...queryOf(getProductImport, { params: { id } }),
    refetchInterval: ({ state }) => (over(state.data) ? false : 1000),
  });
  if (error) return <Failure error={error} />;
  if (!job) return <Loading />;
  const rows = Object.values(job.counts).reduce((sum, count) => sum + count, 0);
  return (
    <Stack aria-live="polite">
      <Alert
        color={job.state === "failed" ? "red" : job.counts.refused > 0 ? "orange" : "leaf"}
        title={
          <Group gap="sm" c="dark.8">
            {!over(job) && <Loader size="xs" />}
            {job.fileName} · {t(`import.state.${job.state}`)}
          </Group>
        }
      >
        <Text size="sm">{t(job.dryRun ? "import.dryRun" : "import.written")}</Text>
        <Text size="sm" className="numbers">
          {t("import.rows", { count: rows })}: {t("import.created", { count: job.counts.created })} ·{" "}
          {t("import.changed", { count: job.counts.changed })} ·{" "}
          {t("import.unchanged", { count: job.counts.unchanged })} ·{" "}
          {t("import.refused", { count: job.counts.refused })}
        </Text>
        {job.problem && <Text size="sm">{t(`problem.${job.problem}`)}</Text>}
        {job.report && (
          <Anchor href={`/api/download-file/${job.report}`} size="sm">
            {t("import.report")}
          </Anchor>
        )}
      </Alert>
      {job.rules.length > 0 && over(job) && (
        <Text size="sm" c="dark.4">
          {t("import.rules")} {job.rules.join("; ")}.
        </Text>
      )}
      {job.refused.length > 0 && <Refused job={job} />}
    </Stack>
  );
}

function Refused({ job }: { job: Import }) {
  const { t } = useTexts();
  return (
    <Table.ScrollContainer minWidth={520} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table striped className="numbers cards" verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("import.row")}</Table.Th>
            <Table.Th>{t("orders.code")}</Table.Th>
            <Table.Th>{t("import.why")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {job.refused.map(({ row, productCode, problems }) => (
            <Table.Tr key={row}>
              <Table.Td data-label={t("import.row")}>{row}</Table.Td>
              <Table.Td data-label={t("orders.code")}>{productCode}</Table.Td>
              <Table.Td className="card-wide">
                {problems.map(({ field, code }) => (
                  <Text key={field + code} size="sm">
                    {t(`field.${field}`, { defaultValue: field })}:{" "}
                    {t(`fieldProblem.${code}`, { defaultValue: t(`problem.${code}`, { defaultValue: code }) })}
                  </Text>
                ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
