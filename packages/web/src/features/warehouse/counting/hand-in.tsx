import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { officeWarehouseTexts } from "../../../i18n/areas/office-warehouse.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

interface Props {
  /** Articles that nobody has counted. */
  missing: number;
  /** What is typed and not recorded, by the articles' codes. */
  drafts: readonly string[];
  /** Something was refused, and nobody has seen it. */
  isRefused: boolean;
  onHandIn: () => void;
}

/** That the counting is over: not while something of it stands on the device alone, or was refused. */
export function HandIn({ missing, drafts, isRefused, onHandIn }: Props) {
  const { t } = useTexts(officeWarehouseTexts);
  const [isAsking, setAsking] = useState(false);
  const isHeld = drafts.length > 0 || isRefused;
  return (
    <>
      {drafts.length > 0 && <Text size="sm">{t("floor.counts.drafts", { codes: drafts.join(", ") })}</Text>}
      {isRefused && <Text size="sm">{t("floor.counts.refusedFirst")}</Text>}
      <Button size="xl" fullWidth variant="default" disabled={isHeld} onClick={() => setAsking(true)}>
        {t("floor.counts.handIn")}
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={
            missing === 0 ? t("floor.counts.handInWhole") : t("floor.counts.handInQuestion", { count: missing })
          }
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onHandIn();
          }}
        />
      )}
    </>
  );
}
