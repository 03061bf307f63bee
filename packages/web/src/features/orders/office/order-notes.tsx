import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { setBackOfficeNotes } from "../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Form } from "../../../ui/form.tsx";
import { TheirNotes } from "../../office-kit/their-notes.tsx";
import { useOrderWrite, type Order } from "./use-order-write.ts";
import { LimitedArea } from "../../../ui/fields/limited.tsx";

/** What the office notes down about an order, for itself. What a colleague has written meanwhile is shown, and not lost. */
export function Notes({
  order: { id, backOfficeNotes = "" },
  onSaved,
}: {
  order: Pick<Order, "id" | "backOfficeNotes">;
  onSaved?: () => void;
}) {
  const { t } = useTexts(officeTexts);
  const write = useOrderWrite(id);
  const [typed, setTyped] = useState<{ notes: string; seen: string }>();
  const notes = typed?.notes ?? backOfficeNotes;
  const isTyped = notes.trim() !== backOfficeNotes;
  const theirs = typed !== undefined && typed.seen !== backOfficeNotes && isTyped && !write.isPending;
  return (
    <Form
      typed={isTyped}
      onSubmit={(event) => {
        event.preventDefault();
        // Who sends it with theirs in view has seen them.
        const body = { notes, seen: theirs ? backOfficeNotes : (typed?.seen ?? backOfficeNotes) };
        write.mutate(() => call(setBackOfficeNotes, { params: { id }, body }), {
          onSuccess: () => {
            setTyped(undefined);
            onSaved?.();
          },
        });
      }}
    >
      <Stack align="flex-start">
        <LimitedArea
          label={t("bo.notes")}
          description={t("bo.notesHint")}
          value={notes}
          onChange={(event) => setTyped({ notes: event.currentTarget.value, seen: typed?.seen ?? backOfficeNotes })}
          longest={2000}
          data-autofocus={onSaved !== undefined || undefined}
          autosize
          minRows={2}
          w="100%"
        />
        {theirs && (
          <TheirNotes text={backOfficeNotes}>
            <Group mt="sm">
              <Button type="submit" variant="default">
                {t("bo.saveOverTheirs")}
              </Button>
              <Button variant="subtle" onClick={() => setTyped(undefined)}>
                {t("bo.keepTheirNotes")}
              </Button>
            </Group>
          </TheirNotes>
        )}
        {/* Never the one that writes over theirs: who presses twice has not read them. */}
        <Button type="submit" variant="default" disabled={!isTyped || theirs} loading={write.isPending}>
          {t("bo.saveNotes")}
        </Button>
      </Stack>
    </Form>
  );
}
