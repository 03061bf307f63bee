import { Button } from "@mantine/core";
import { useState } from "react";
import { officeBankTexts } from "../../../../i18n/areas/office-bank.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { ActProps } from "../../../../ui/list/declaration.ts";
import { AsideDialog } from "./aside-dialog.tsx";
import { isSure, type BankEntry } from "./bank-entry.ts";
import { EntryQuestions } from "./entry-questions.tsx";
import { LikelyDialog } from "./likely-dialog.tsx";
import { matchOf, useConfirm } from "./use-confirm.ts";

/** Confirms what is proposed for the chosen entries, the sure ones at once, the others after a look at each; or puts them aside. */
export function BankActs({ rows, clear }: ActProps<BankEntry>) {
  const { t } = useTexts(officeBankTexts);
  const [looking, setLooking] = useState(false);
  const [asiding, setAsiding] = useState(false);
  const confirm = useConfirm(clear);
  const matched = rows.filter((row) => matchOf(row) !== undefined);
  const sure = matched.filter(isSure);
  const idle = rows.filter(({ state, halfBooked }) => state === "open" && !halfBooked);
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
      {idle.length > 0 && (
        <Button size="compact-sm" variant="default" onClick={() => setAsiding(true)}>
          {t("officeBank.asideMany", { count: idle.length })}
        </Button>
      )}
      {asiding && <AsideDialog ids={idle.map(({ id }) => id)} done={clear} onClose={() => setAsiding(false)} />}
      {looking && <LikelyDialog entries={likely} onClose={() => setLooking(false)} />}
      <EntryQuestions confirm={confirm} />
    </>
  );
}
