import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import type { CallOf } from "@solvia/core/contract/endpoint";
import type { confirmBankEntries as Contract } from "@solvia/core/contract/back-office/payments";
import { call } from "../../../../api/client.ts";
import { confirmBankEntries } from "../../../../api/endpoints.gen.ts";
import { officeBankTexts } from "../../../../i18n/areas/office-bank.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { problemText } from "../../../../ui/states.tsx";
import { amountIn } from "../money/amount-in.ts";
import type { BankEntry } from "./bank-entry.ts";

type Match = CallOf<typeof Contract>["body"]["matches"][number];

/** Books entries for their orders in one act; what was refused is told entry by entry. */
export function useConfirm(done: () => void) {
  const { t, language } = useTexts(officeBankTexts, officeTexts);
  return useMutation({
    mutationFn: ({ matches }: { matches: Match[]; entries: readonly BankEntry[] }) =>
      call(confirmBankEntries, { body: { matches } }),
    onSuccess: ({ booked, refused }, { entries }) => {
      if (booked > 0) notifications.show({ color: "green", message: t("officeBank.booked", { count: booked }) });
      for (const { id, code, number } of refused) {
        const entry = entries.find((one) => one.id === id);
        const reason = number
          ? t("officeBank.noSuchOrder", { number })
          : t(`problem.${code}`, { defaultValue: t("problem.unexpected-error") });
        const amount = entry ? amountIn(entry.amount, entry.currency, language) : "";
        const payer = entry?.name ?? entry?.text ?? "";
        notifications.show({
          color: "red",
          message: t("officeBank.refusedMatch", { payer, amount, reason }),
          autoClose: false,
        });
      }
      if (refused.length === 0) done();
    },
    onError: (error) => notifications.show({ color: "red", title: t("bo.error"), message: problemText(t, error) }),
  });
}

/** What is proposed for an entry as it is confirmed; a booking that broke off goes on with what was written down. */
export function matchOf({ id, proposal, halfBooked, shares }: BankEntry): Match | undefined {
  const orders = halfBooked
    ? shares.map(({ orderNumber: number, amount }) => ({ number, amount }))
    : (proposal?.shares ?? []).map(({ number, amount }) => ({ number, amount }));
  return orders.length > 0 ? { id, orders } : undefined;
}
