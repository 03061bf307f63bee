import { Button, Stack } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem, call, keepAnswer } from "../../../../api/client.ts";
import { getBackOfficeQuotation, setQuotationNotes } from "../../../../api/endpoints.gen.ts";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { LimitedArea } from "../../../../ui/fields/limited.tsx";
import { Form } from "../../../../ui/form.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { TheirNotes } from "../../../office-kit/their-notes.tsx";
import type { Quotation } from "../quotation.ts";

const isConflict = (error: unknown): boolean => error instanceof ApiProblem && error.code === "version-conflict";

/** What the office notes down for itself; of two at once the slower one is shown what stands there by then, and keeps what they typed. */
export function OwnNotes({ quotation: { id, notes = "", revision } }: { quotation: Quotation }) {
  const { t } = useTexts(officeTexts, officeQuotationsTexts);
  const client = useQueryClient();
  const place = { params: { id } };
  /** What was typed upon, and what a colleague has written in its place. */
  const [before, setBefore] = useState(notes);
  const [theirs, setTheirs] = useState<string>();
  const form = useContractForm(setQuotationNotes, {
    values: { notes },
    input: (values) => ({ ...place, body: { ...values, revision } }),
    send: async (input) => {
      try {
        return await call(setQuotationNotes, input);
      } catch (error) {
        if (!isConflict(error)) throw error;
        const now = await call(getBackOfficeQuotation, place);
        // A message, or the lines: what is typed here is saved upon it.
        if ((now.notes ?? "") === before)
          return call(setQuotationNotes, { ...place, body: { ...input.body, revision: now.revision } });
        keepAnswer(client, getBackOfficeQuotation, place, now);
        setBefore(now.notes ?? "");
        setTheirs(now.notes ?? "");
        throw error;
      }
    },
    draft: { of: `quotation-notes/${id}` },
    done: t("bo.saved"),
    onTyped: () => form.isTyped || setBefore(notes),
    onSaved: (answer) => {
      setTheirs(undefined);
      setBefore(answer.notes ?? "");
      keepAnswer(client, getBackOfficeQuotation, place, answer);
    },
  });
  return (
    <Form {...form.frame} what={t("officeQuotations.notes")}>
      <Stack gap="sm" align="flex-start">
        <LimitedArea
          label={t("officeQuotations.notes")}
          description={t("officeQuotations.notesHint")}
          longest={5000}
          autosize
          minRows={2}
          w="100%"
          {...form.field("notes")}
        />
        <Refused form={form} />
        {theirs !== undefined && <TheirNotes text={theirs} />}
        <Button type="submit" variant="default" disabled={!form.isTyped} loading={form.isPending}>
          {t("bo.saveNotes")}
        </Button>
      </Stack>
    </Form>
  );
}
