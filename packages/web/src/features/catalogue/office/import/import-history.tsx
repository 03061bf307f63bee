import { Badge, Button, Stack, Text, Title } from "@mantine/core";
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
import { Failure } from "../../../../ui/states.tsx";
import { Waiting } from "../../../../ui/waiting/waiting.tsx";
import { stillWritten, type Import } from "./import-words.ts";
import { UndoImport } from "./undo-import.tsx";
import { SmallTable } from "../../../../ui/table/small-table.tsx";

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
      {!past && !error && <Waiting count={3} />}
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

function PastTable({ past, page }: { past: readonly Past[]; page: Props["page"] }) {
  const { t, language } = useTexts(officeTexts, officeImportTexts);
  const navigate = useNavigate();
  return (
    <SmallTable
      rows={past}
      keyOf={({ id }) => id}
      minWidth={720}
      columns={[
        {
          heading: t("import.history.file"),
          render: ({ id, fileName }) => (
            <AnchorLink to={page} search={{ id }}>
              {fileName}
            </AnchorLink>
          ),
        },
        {
          heading: t("import.history.when"),
          render: ({ finishedOn, createdOn }) => dateTime(finishedOn ?? createdOn, language),
        },
        { heading: t("import.history.who"), render: ({ by }) => by.name },
        {
          heading: t("import.history.state"),
          render: ({ state }) => (
            <Badge variant="light" color={colours[state] ?? "gray"} c="bright" tt="none">
              {t(`import.state.${state}`)}
            </Badge>
          ),
        },
        { heading: t("import.history.rows"), render: (job) => <Counts job={job} /> },
        {
          heading: t("import.undoShort"),
          act: true,
          render: (job) =>
            job.state === "done" &&
            job.writes.written > 0 && (
              <UndoImport
                job={job}
                isShort
                size="compact-sm"
                done={({ id }) => void navigate({ to: page, search: { id } })}
              />
            ),
        },
      ]}
    />
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
