import { SimpleGrid, TextInput } from "@mantine/core";
import { plusDays, romeDate, romeMinute, romeTime } from "@solvia/core/platform/time";
import { ApiProblem } from "../../../api/client.ts";
import { movePublication } from "../../../api/endpoints.gen.ts";
import { officePublicationsTexts } from "../../../i18n/areas/office-publications.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import type { Publication } from "./publication-values.ts";

interface Props {
  publication: Publication;
  onClose: () => void;
  /** Whether a refusal is of what the publication itself lacks. */
  onMissing: (error: unknown) => boolean;
}

/** At which hour of Italy a date is proposed. */
const usualTime = "09:00";

function beginning({ publishOn }: Publication) {
  if (!publishOn) return { day: plusDays(romeDate(new Date()), 1), time: usualTime };
  const [day = "", time = usualTime] = romeMinute(new Date(publishOn)).split(" ");
  return { day, time };
}

/** When a publication is to appear, by the clock of Italy. */
export function ScheduleDialog({ publication, onClose, onMissing }: Props) {
  const { t } = useTexts(officePublicationsTexts, officeTexts);
  const { id, revision } = publication;
  const form = useContractForm(movePublication, {
    values: beginning(publication),
    input: ({ day, time }) => ({
      params: { id },
      body: {
        revision,
        move: "schedule" as const,
        ...(day && time && { publishOn: romeTime(day, time).toISOString() }),
      },
    }),
    check: ({ day, time }) => ({ day: !day && t("fieldProblem.required"), time: !time && t("fieldProblem.required") }),
    names: { publishOn: "day" },
    done: t("bo.saved"),
    failed: t("bo.error"),
    onSaved: onClose,
    onRefused: (error) => !isDate(error) && onMissing(error),
  });
  return (
    <FormDialog form={form} onClose={onClose} title={t("officePublications.schedule")}>
      <SimpleGrid cols={2}>
        <TextInput type="date" data-autofocus label={t("officePublications.day")} required {...form.field("day")} />
        <TextInput type="time" label={t("officePublications.time")} required {...form.field("time")} />
      </SimpleGrid>
      <DialogFoot action={t("officePublications.moves.schedule")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}

/** Whether it is the date that was refused. */
const isDate = (error: Error): boolean =>
  error instanceof ApiProblem && error.fields.some(({ field }) => field === "publishOn");
