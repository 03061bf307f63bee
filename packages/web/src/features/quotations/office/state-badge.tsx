import { Badge, Group, Tooltip } from "@mantine/core";
import { officeQuotationsTexts } from "../../../i18n/areas/office-quotations.ts";
import { useTexts } from "../../../i18n/index.ts";
import { IconAlertTriangle } from "../../../ui/icons.gen.ts";
import type { QuotationRow } from "./quotation.ts";

export const stateColours = {
  draft: "gray",
  sent: "blue",
  accepted: "leaf",
  won: "green",
  lost: "red",
  expired: "orange",
} as const satisfies Readonly<Record<QuotationRow["status"], string>>;

/** How a quotation stands, whether a discount of it waits for an administrator's word, and whether it can't be ordered any more. */
export function StateBadge({
  quotation: { status, standing, approval, orderable },
}: {
  quotation: Pick<QuotationRow, "status" | "standing" | "approval" | "orderable">;
}) {
  const { t } = useTexts(officeQuotationsTexts);
  const told = standing === "dropped" || standing === "lapsed" ? standing : undefined;
  return (
    <Group gap={6} wrap="nowrap">
      <Badge color={told ? "orange" : stateColours[status]} variant="light" c="bright" tt="none">
        {t(`officeQuotations.states.${told ?? status}`)}
      </Badge>
      {approval && (
        <Badge
          color={approval === "refused" ? "red" : approval === "asked" ? "orange" : "green"}
          variant="light"
          c="bright"
          tt="none"
          className="list-mark"
          leftSection={<IconAlertTriangle size={13} aria-hidden />}
        >
          {t(`officeQuotations.approvals.${approval}`)}
        </Badge>
      )}
      {orderable === "no" && (
        <Tooltip label={t("officeQuotations.orderable.mark")}>
          <IconAlertTriangle
            size={16}
            role="img"
            aria-label={t("officeQuotations.orderable.mark")}
            color="var(--mantine-color-red-text)"
          />
        </Tooltip>
      )}
    </Group>
  );
}
