import type { TextareaProps } from "@mantine/core";
import { officeTexts } from "../../i18n/areas/office.ts";
import { useTexts } from "../../i18n/index.ts";
import { LimitedArea } from "../../ui/fields/limited.tsx";

interface Props extends TextareaProps {
  /** Who reads it. */
  hint?: string;
  longest: number;
}

/** Why the office does something, in the words of who does it: a field of a form that isn't sent without it. */
export function ReasonField({ hint, ...field }: Props) {
  const { t } = useTexts(officeTexts);
  return <LimitedArea label={t("bo.reason")} description={hint} required autosize minRows={2} {...field} />;
}
