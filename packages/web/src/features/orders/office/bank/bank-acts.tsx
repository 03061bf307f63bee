import { Button } from "@mantine/core";
import { officeBankTexts } from "../../../../i18n/areas/office-bank.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { ActProps } from "../../../../ui/list/declaration.ts";
import type { BankEntry } from "./bank-entry.ts";
import { matchOf, useConfirm } from "./use-confirm.ts";

/** Confirms what is proposed for the chosen entries, all at once. */
export function BankActs({ rows, clear }: ActProps<BankEntry>) {
  const { t } = useTexts(officeBankTexts);
  const confirm = useConfirm(clear);
  const matches = rows.map(matchOf).filter((match) => match !== undefined);
  if (matches.length === 0) return null;
  return (
    <Button size="compact-sm" loading={confirm.isPending} onClick={() => confirm.mutate({ matches, entries: rows })}>
      {t("officeBank.confirm", { count: matches.length })}
    </Button>
  );
}
