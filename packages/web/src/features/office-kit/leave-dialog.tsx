import { Alert, Text } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import { officeTexts } from "../../i18n/areas/office.ts";
import { useTexts } from "../../i18n/index.ts";
import { DialogFoot } from "../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx";
import { LimitedText } from "../../ui/fields/limited.tsx";
import { lacksSerials, Refused } from "../../ui/forms/refused.tsx";
import { LackingSerials } from "./lacking-serials.tsx";

interface Props {
  title: string;
  question: string;
  /** What speaks against it, each a sentence. */
  against: readonly string[];
  /** Its own field is `withoutSerials`. */
  form: ComponentProps<typeof FormDialog>["form"] &
    ComponentProps<typeof Refused>["form"] & {
      isPending: boolean;
      field: (path: "withoutSerials") => Omit<ComponentProps<typeof LimitedText>, "longest">;
    };
  onClose: () => void;
  /** What else is asked. */
  children?: ReactNode;
}

/** Asks before goods leave; where serials of theirs are missing it says which, leads to where they are scanned, and takes the reason why they go without. */
export function LeaveDialog({ title, question, against, form, onClose, children }: Props) {
  const { t } = useTexts(officeTexts);
  const lacks = lacksSerials(form);
  return (
    <FormDialog form={form} title={title} onClose={onClose}>
      {against.length > 0 && (
        <Alert color="orange">
          {against.map((sentence) => (
            <Text key={sentence} size="sm">
              {sentence}
            </Text>
          ))}
        </Alert>
      )}
      <Text size="sm">{question}</Text>
      {children}
      {lacks ? <LackingSerials error={form.error} /> : <Refused form={form} />}
      {lacks && (
        <LimitedText
          label={t("bo.leaveWithout")}
          description={t("bo.leaveWithoutHint")}
          longest={500}
          {...form.field("withoutSerials")}
        />
      )}
      <DialogFoot action={t("common.confirm")} pending={form.isPending} focused onClose={onClose} />
    </FormDialog>
  );
}
