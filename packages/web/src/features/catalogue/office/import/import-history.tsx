import { Badge, Button, Stack, Table, Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { listProductImports as Contract } from "@solvia/core/contract/back-office/catalogue-import";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { pagesOf } from "../../../../api/client.ts";
import { listProductImports } from "../../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { officeImportTexts } from "../../../../i18n/areas/office-import.ts";
import { dateTime, figure } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { Failure, Loading } from "../../../../ui/states.tsx";
import { stillWritten, type Import } from "./import-words.ts";
import { UndoImport } from "./undo-import.tsx";

type Past = AnswerOf<typeof Contract>["items"][number];
const colours: Readonly<Partial<Record<Past["state"], string>>> = {
  done: "leaf",
  failed: "red",
  asking: "orange",
  checked: "orange",
};

interface Props {
  kind: Import["kind"];
  /** The page that shows an import by the id in its address. */
  page: "/back-office/products/import" | "/back-office/prices/import";
}

/** The imports before: whose each was, what came of it, and its undo. */
export function ImportHistory({ kind, page }: Props) {
  const { t } = useTexts(officeTexts, officeImportTexts);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...pagesOf(listProductImports, { query: { kind, limit: 20 } }),
    // An import that was begun a moment ago stands here at once.
    staleTime: 0,
  });
  const past = data?.pages.flatMap(({ items }) => items);
  return (
    <Stack gap="sm" component="section" aria-labelledby="import-history" mt="lg">
      <Title order={2} size="h4" id="import-history">
        {t("import.history.title")}
      </Title>
      {error && <Failure error={error} />}
      {!past && !error && <Loading />}
      {past?.length === 0 && <Text c="dimmed">{t("import.history.none")}</Text>}
      {past && past.length > 0 && <PastTable past={past} page={page} />}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("bo.next")}
        </Button>
      )}
    </Stack>
  );
}

const columns = ["file", "when", "who", "state", "rows"] as const;

function PastTable({ past, page }: { past: readonly Past[]; page: Props["page"] }) {
  const { t, language } = useTexts(officeTexts, officeImportTexts);
  const navigate = useNavigate();
  return (
    <Table.ScrollContainer minWidth={720}>
      <Table striped className="numbers cards" verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column}>{t(`import.history.${column}`)}</Table.Th>
            ))}
            <Table.Th aria-label={t("import.undoShort")} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {past.map((job) => (
            <Table.Tr key={job.id}>
              <Table.Td className="card-title">
                <AnchorLink to={page} search={{ id: job.id }}>
                  {job.fileName}
                </AnchorLink>
              </Table.Td>
              <Table.Td data-label={t("import.history.when")}>
                {dateTime(job.finishedOn ?? job.createdOn, language)}
              </Table.Td>
              <Table.Td data-label={t("import.history.who")}>{job.by.name}</Table.Td>
              <Table.Td data-label={t("import.history.state")}>
                <Badge variant="light" color={colours[job.state] ?? "gray"} c="bright" tt="none">
                  {t(`import.state.${job.state}`)}
                </Badge>
              </Table.Td>
              <Table.Td data-label={t("import.history.rows")}>
                <Counts job={job} />
              </Table.Td>
              <Table.Td className="card-action">
                {job.state === "done" && job.writes.written > 0 && (
                  <UndoImport
                    job={job}
                    isShort
                    size="compact-sm"
                    done={({ id }) => void navigate({ to: page, search: { id } })}
                  />
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** Of so many rows, so many were written or taken back, and so many refused. */
function Counts({ job: { rows, counts, writes } }: { job: Past }) {
  const { t, language } = useTexts(officeTexts, officeImportTexts);
  const said = [
    { name: "written" as const, count: stillWritten({ writes }) },
    { name: "undone" as const, count: writes.undone },
    { name: "refused" as const, count: counts.refused },
    { name: "left" as const, count: writes.moved + writes.failed + writes.kept },
  ].filter(({ count }) => count > 0);
  return (
    <>
      {t("import.history.of", { count: rows })}
      {said.length > 0 && ": "}
      {said.map(({ name, count }) => `${t(`import.history.counts.${name}`)} ${figure(count, language)}`).join(", ")}
    </>
  );
}
