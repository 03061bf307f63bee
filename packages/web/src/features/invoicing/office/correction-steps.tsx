import type * as z from "zod";
import type { CorrectionStepView } from "@solvia/core/contract/shapes/invoice";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { date, money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { SmallTable } from "../../../ui/table/small-table.tsx";
import { stepAmount, stepWords } from "./words.ts";

type Step = z.output<typeof CorrectionStepView>;

/** A chain's steps to the cent, with what came of those that are done. */
export function CorrectionSteps({ steps }: { steps: readonly Step[] }) {
  const { t, language } = useTexts(officeInvoicingTexts);
  const sum = ({ groups = [] }: Step, part: "taxable" | "vat"): number | undefined =>
    groups.length > 0 ? groups.reduce((total, one) => total + one[part], 0) : undefined;
  const says = (cents: number | undefined): string => (cents === undefined ? "" : money(cents, language));
  const rows = steps.map((step, place) => ({ ...step, place: String(place) }));
  return (
    <SmallTable
      stays
      rows={rows}
      keyOf={({ place }) => place}
      columns={[
        {
          heading: t("officeInvoicing.correction.chain"),
          render: ({ ref, doneOn, byName, stillDue, ...step }) =>
            [
              stepWords(t, step),
              step.name !== "refund" && ref,
              stillDue === undefined
                ? doneOn && date(doneOn, language)
                : t("officeInvoicing.correction.stillDue", { money: money(stillDue, language) }),
              byName,
            ]
              .filter(Boolean)
              .join(" · "),
        },
        { heading: t("officeInvoicing.net"), right: true, render: (step) => says(sum(step, "taxable")) },
        { heading: t("officeInvoicing.vat"), right: true, render: (step) => says(sum(step, "vat")) },
        { heading: t("officeInvoicing.total"), right: true, strong: true, render: (step) => says(stepAmount(step)) },
      ]}
    />
  );
}
