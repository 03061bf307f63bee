import { Button } from "@mantine/core";
import { useState } from "react";
import { officeBankTexts } from "../../../../i18n/areas/office-bank.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { ActProps } from "../../../../ui/list/declaration.ts";
import { isSure, type BankEntry } from "./bank-entry.ts";
import { EntryQuestions } from "./entry-questions.tsx";
import { LikelyDialog } from "./likely-dialog.tsx";
import { matchOf, useConfirm } from "./use-confirm.ts";

/** Confirms what is proposed for the chosen entries: the sure ones at once, the others after a look at each. */
export function BankActs({ rows, clear }: ActProps<BankEntry>) {
  const { t } = useTexts(officeBankTexts);
  const [looking, setLooking] = useState(false);
  const confirm = useConfirm(clear);
  const matched = rows.filter((row) => matchOf(row) !== undefined);
  const sure = matched.filter(isSure);
  const likely = matched.filter((row) => !isSure(row));
  return (
    <>
      {sure.length > 0 && (
        <Button
          size="compact-sm"
          loading={confirm.isPending}
          onClick={() =>
            confirm.mutate({ matches: sure.map(matchOf).filter((match) => match !== undefined), entries: sure })
          }
        >
          {t("officeBank.confirmSure", { count: sure.length })}
        </Button>
      )}
      {likely.length > 0 && (
        <Button size="compact-sm" variant="default" onClick={() => setLooking(true)}>
          {t("officeBank.lookAt", { count: likely.length })}
        </Button>
      )}
      {looking && <LikelyDialog entries={likely} onClose={() => setLooking(false)} />}
      <EntryQuestions confirm={confirm} />
    </>
  );
}
