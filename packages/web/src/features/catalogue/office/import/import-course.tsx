import { Alert, Button, Checkbox, Group, Loader, Progress, Stack, Text } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ruleWords } from "@solvia/core/import-export/import/cells/rule-words";
import { call, queryOf } from "../../../../api/client.ts";
import { confirmProductImport, getProductImport } from "../../../../api/endpoints.gen.ts";
import { officeImportTexts } from "../../../../i18n/areas/office-import.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Failure } from "../../../../ui/states.tsx";
import { Waiting } from "../../../../ui/waiting/waiting.tsx";
import { TakesFocus } from "../../../../ui/focus/takes-focus.tsx";
import { ImportColumns } from "./import-columns.tsx";
import { ImportRows } from "./import-rows.tsx";
import { checkedRows, isWorking, stillWritten, toWrite, type Import } from "./import-words.ts";
import { refusedFile } from "./refused-file.ts";
import { reportFile } from "./report-file.ts";
import { saveCsv } from "../../../../ui/save-csv.ts";
import { UndoImport } from "./undo-import.tsx";
import { IconDownload } from "../../../../ui/icons.gen.ts";

/** An import from its file to its end: what its columns mean, what its rows change, and what came of them. */
export function ImportCourse({ id }: { id: string }) {
  const query = queryOf(getProductImport, { params: { id } });
  const { data: job, error } = useQuery({
    ...query,
    refetchInterval: ({ state }) => (state.data && !isWorking(state.data) ? false : 1000),
  });
  const client = useQueryClient();
  const show = (next: Import) => client.setQueryData(query.queryKey, next);
  const [isChanging, setChanging] = useState(false);
  const [applied, setApplied] = useState(0);
  if (error) return <Failure error={error} />;
  if (!job) return <Waiting shape="record" />;
  const asks = job.state === "asking" || (isChanging && job.state === "checked");
  const apply = (next: Import) => {
    setChanging(false);
    setApplied(applied + 1);
    show(next);
  };
  return (
    <Stack>
      <TakesFocus key={applied} when={applied > 0}>
        <State job={job} />
      </TakesFocus>
      {asks && job.columns && <ImportColumns key={job.state} job={job} done={apply} />}
      {job.state === "checked" && !asks && <Confirm job={job} done={show} change={() => setChanging(true)} />}
      {job.state === "done" && job.writes.written > 0 && <UndoImport job={job} done={show} />}
      {!asks && checkedRows(job) > 0 && !["waiting", "checking"].includes(job.state) && (
        <>
          <Files job={job} />
          <ImportRows job={job} />
        </>
      )}
    </Stack>
  );
}

const colourOf = ({ state, counts, warned, writes }: Import): string => {
  if (state === "failed") return "red";
  const isDoubtful = counts.refused + writes.moved + writes.failed + writes.kept > 0;
  return isDoubtful || state === "asking" || (state === "checked" && warned > 0) ? "orange" : "leaf";
};

function State({ job }: { job: Import }) {
  const { t } = useTexts(officeImportTexts);
  const { state, writes, rows, problem } = job;
  const [done, total] =
    state === "importing"
      ? [writes.written + writes.moved + writes.failed, toWrite(job)]
      : state === "undoing"
        ? [writes.undone + writes.kept, writes.written]
        : [checkedRows(job), rows];
  const left = (job.columns?.choices ?? []).flatMap(({ target, heading }, index) =>
    target === null && (job.evidence?.[index]?.samples.length ?? 0) > 0 ? [heading || t("import.columns.empty")] : [],
  );
  const shownCounts = (["written", "moved", "failed", "undone", "kept"] as const)
    .map((name) => ({ name, count: name === "written" ? stillWritten(job) : writes[name] }))
    .filter(({ count }) => count > 0);
  return (
    <Alert
      color={colourOf(job)}
      title={
        <Group gap="sm" c="bright">
          {isWorking(job) && <Loader size="xs" />}
          <span>
            {job.fileName} · {t(`import.state.${state}`)}
          </span>
        </Group>
      }
    >
      <Stack gap={4} aria-live="polite" className="numbers">
        {job.sheet && <Text size="sm">{t("import.sheet", { sheet: job.sheet })}</Text>}
        {left.length > 0 && <Text size="sm">{t("import.leftColumns", { columns: left.join(", ") })}</Text>}
        {job.counts.title > 0 && <Text size="sm">{t("import.titles", { count: job.counts.title })}</Text>}
        {isWorking(job) && total > 0 && (
          <>
            <Progress value={(done / total) * 100} aria-label={t(`import.state.${state}`)} />
            <Text size="sm">{t("import.progress", { done, total })}</Text>
          </>
        )}
        {state === "checked" && <Text size="sm">{t("import.dryRun")}</Text>}
        {shownCounts.map(({ name, count }) => (
          <Text key={name} size="sm">
            {t(`import.${name}`, { count })}
          </Text>
        ))}
        {problem && (
          <Text size="sm">
            {t(`import.unreadable.${job.reason}`, { defaultValue: t(`problem.${problem}`, { defaultValue: problem }) })}
          </Text>
        )}
      </Stack>
    </Alert>
  );
}

interface Act {
  job: Import;
  done: (job: Import) => void;
}

function Confirm({ job, done, change }: Act & { change: () => void }) {
  const { t } = useTexts(officeImportTexts);
  const [confirmed, setConfirmed] = useState(false);
  const count = toWrite(job);
  const run = useMutation({
    mutationFn: () => call(confirmProductImport, { params: { id: job.id }, body: { confirmed } }),
    onSuccess: done,
  });
  return (
    <Stack gap="sm">
      {count === 0 && <Text>{t(job.counts.refused > 0 ? "import.noneWritable" : "import.nothing")}</Text>}
      {count > 0 && job.warned > 0 && (
        <Checkbox
          label={t("import.confirmWarned", { count: job.warned })}
          checked={confirmed}
          onChange={(event) => setConfirmed(event.currentTarget.checked)}
        />
      )}
      <Group>
        {count > 0 && (
          <Button disabled={job.warned > 0 && !confirmed} loading={run.isPending} onClick={() => run.mutate()}>
            {t("import.run", { count })}
          </Button>
        )}
        {job.columns && (
          <Button variant="default" onClick={change}>
            {t("import.columns.change")}
          </Button>
        )}
      </Group>
      {run.error && <Failure error={run.error} />}
    </Stack>
  );
}

function Files({ job }: { job: Import }) {
  const { t, language } = useTexts(officeImportTexts);
  const file = job.fileName.replace(/\.\w+$/, "");
  const save = useMutation({
    mutationFn: () => refusedFile(job, t, language),
    onSuccess: (text) => saveCsv(text, t("import.refusedName", { file })),
  });
  const report = useMutation({
    mutationFn: () => reportFile(job, t, language),
    onSuccess: (text) => saveCsv(text, t("import.reportName", { file })),
  });
  return (
    <Stack gap={4}>
      <Group gap="lg">
        {job.counts.refused > 0 && (
          <Button
            variant="light"
            size="compact-sm"
            leftSection={<IconDownload size={16} />}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            {t("import.refusedFile")}
          </Button>
        )}
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconDownload size={16} />}
          loading={report.isPending}
          onClick={() => report.mutate()}
        >
          {t("import.report")}
        </Button>
      </Group>
      {job.counts.refused > 0 && (
        <Text size="xs" c="dimmed">
          {t("import.refusedHint")}
        </Text>
      )}
      {save.error && <Failure error={save.error} />}
      {report.error && <Failure error={report.error} />}
      {job.rules.length > 0 && (
        <Text size="sm" c="dimmed">
          {t("import.rules")} {job.rules.map((rule) => ruleWords[rule][language === "it" ? "it" : "en"]).join("; ")}.
        </Text>
      )}
    </Stack>
  );
}
