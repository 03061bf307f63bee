import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { differencesOf } from "@solvia/core/quotations/version/differences";
import { useCallback } from "react";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { languageIn } from "../../../../i18n/languages.ts";
import { Form } from "../../../../ui/form.tsx";
import { Differences } from "../../shared/differences.tsx";
import type { Draft, Quotation } from "../quotation.ts";
import { AddLines } from "./add-lines.tsx";
import { LineRow } from "./line-row.tsx";
import type { LinesAct } from "./lines-state.ts";
import { amountOf, type TypedLine } from "./typed-line.ts";
import { useLines } from "./use-lines.ts";
import "./lines-editor.css";

/** The lines of what is prepared: typed side by side, saved together; what is added is saved and priced at once. */
export function LinesEditor({ quotation, draft }: { quotation: Quotation; draft: Draft }) {
  const { t, language } = useTexts(officeQuotationsTexts);
  const theirLanguage = quotation.customer.language;
  const readIn = theirLanguage === language ? undefined : languageIn(theirLanguage, language);
  const editor = useLines(quotation, draft);
  const { lines, add, isTyped, isPending, mayBeSaved, theirs, save, offer } = editor;
  const act = useSteady(editor.act);
  const facts = new Map(quotation.lineFacts.map((one) => [one.lineId, one]));
  return (
    <Form
      typed={isTyped && !isPending}
      what={t("officeQuotations.lines")}
      byKey
      {...(offer && { offer })}
      onSubmit={(event) => {
        event.preventDefault();
        if (isTyped && mayBeSaved && !theirs) save();
      }}
    >
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} size="h4">
            {t("officeQuotations.lines")}
          </Title>
          <Sum lines={lines} isTyped={isTyped} />
        </Group>
        {theirs && <Theirs {...theirs} saveOver={editor.saveOver} takeTheirs={editor.takeTheirs} />}
        {lines.length === 0 && <Text c="dimmed">{t("officeQuotations.noLines")}</Text>}
        <ol className="quotation-lines" aria-label={t("officeQuotations.lines")}>
          {lines.map((line, at) => (
            <LineRow
              key={line.key}
              line={line}
              at={at}
              last={at === lines.length - 1}
              facts={line.lineId === undefined ? undefined : facts.get(line.lineId)}
              problem={editor.problems.find(({ field }) => field.startsWith(`lines.${at}.`))?.code}
              act={act}
              readIn={readIn}
            />
          ))}
        </ol>
        <AddLines room={300 - lines.length} add={add} isPending={isPending} />
        <Group>
          <Button type="submit" disabled={!isTyped || !mayBeSaved || theirs !== undefined} loading={isPending}>
            {t("officeQuotations.saveLines")}
          </Button>
          {isTyped && !isPending && (
            <>
              <Button variant="subtle" onClick={editor.takeTheirs}>
                {t("officeQuotations.undoLines")}
              </Button>
              <Text size="sm" c="dimmed" role="status">
                {t(mayBeSaved ? "officeQuotations.unsaved" : "officeQuotations.unreadable")}
              </Text>
            </>
          )}
        </Group>
      </Stack>
    </Form>
  );
}

/** The same function as long as the editor lives: two hundred rows aren't drawn anew for it. */
function useSteady(act: (one: LinesAct) => void): (one: LinesAct) => void {
  // What it calls sets states alone, which never grow old.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  return useCallback(act, []);
}

/** What the lines come to while they are typed, net, without what is optional. */
function Sum({ lines, isTyped }: { lines: readonly TypedLine[]; isTyped: boolean }) {
  const { t, language } = useTexts(officeQuotationsTexts);
  const sum = lines.reduce((total, line) => total + (line.optional ? 0 : (amountOf(line) ?? 0)), 0);
  return (
    <Text size="sm" className="numbers" {...(!isTyped && { c: "dimmed" })}>
      {t("officeQuotations.netOfLines", { count: lines.length, sum: money(sum, language) })}
    </Text>
  );
}

interface TheirsProps {
  before: Draft;
  now: Draft;
  saveOver: () => void;
  takeTheirs: () => void;
}

/** Somebody else has saved other lines meanwhile: what they changed, and which of both counts. */
function Theirs({ before, now, saveOver, takeTheirs }: TheirsProps) {
  const { t } = useTexts(officeQuotationsTexts);
  const facts = ({ amounts, ...content }: Draft) => ({ content, amounts });
  return (
    <Alert color="orange" role="alert" title={t("officeQuotations.theirs")}>
      <Differences differences={differencesOf(facts(before), facts(now))} />
      <Text size="sm" mt="xs">
        {t("officeQuotations.theirsHint")}
      </Text>
      <Group mt="sm">
        <Button variant="default" onClick={takeTheirs}>
          {t("officeQuotations.takeTheirs")}
        </Button>
        <Button variant="subtle" color="red" c="red" onClick={saveOver}>
          {t("officeQuotations.saveOver")}
        </Button>
      </Group>
    </Alert>
  );
}
