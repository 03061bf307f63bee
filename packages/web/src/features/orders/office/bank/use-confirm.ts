import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { AnswerOf, CallOf } from "@solvia/core/contract/endpoint";
import type { confirmBankEntries as Contract } from "@solvia/core/contract/back-office/payments";
import { call, type ApiProblem } from "../../../../api/client.ts";
import { confirmBankEntries } from "../../../../api/endpoints.gen.ts";
import { officeBankTexts } from "../../../../i18n/areas/office-bank.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { problemText } from "../../../../ui/states.tsx";
import { amountIn } from "../money/amount-in.ts";
import { confirmedIn } from "../money/booking-questions.tsx";
import type { BankEntry } from "./bank-entry.ts";

type Match = CallOf<typeof Contract>["body"]["matches"][number];
type Refused = AnswerOf<typeof Contract>["refused"][number];

/** An entry that the house books only once somebody has said that it is meant so. */
interface Asked {
  entry: BankEntry;
  match: Match;
  questions: ApiProblem["fields"];
}

/** Books entries for their orders in one act; what was refused is told entry by entry, and what is asked is asked one after the other. */
export function useConfirm(done: () => void) {
  const { t, language } = useTexts(officeBankTexts, officeTexts);
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const reasonOf = ({ code, number, fields = [] }: Refused): string => {
    if (number) return t("officeBank.noSuchOrder", { number });
    if (fields.some((field) => field.field === "bookedOn")) return t("officeBank.noSuchDay");
    return t(`problem.${code}`, { defaultValue: t("problem.unexpected-error") });
  };
  const write = useMutation({
    mutationFn: ({ matches }: { matches: Match[]; entries: readonly BankEntry[] }) =>
      call(confirmBankEntries, { body: { matches } }),
    onSuccess: ({ booked, refused }, { matches, entries }) => {
      if (booked > 0) notifications.show({ color: "green", message: t("officeBank.booked", { count: booked }) });
      const questions: Asked[] = [];
      for (const one of refused) {
        const entry = entries.find(({ id }) => id === one.id);
        const match = matches.find(({ id }) => id === one.id);
        if (one.code === "confirmation-needed" && entry && match && one.fields) {
          const fields = one.fields.map(({ params, ...field }) => ({ ...field, ...(params && { params }) }));
          questions.push({ entry, match, questions: fields });
          continue;
        }
        const amount = entry ? amountIn(entry.amount, entry.currency, language) : "";
        const payer = entry?.name ?? entry?.text ?? "";
        const message = t("officeBank.refusedMatch", { payer, amount, reason: reasonOf(one) });
        notifications.show({ color: "red", message, autoClose: false });
      }
      const left = [...asked.slice(1), ...questions];
      setAsked(left);
      if (refused.length === 0 && left.length === 0) done();
    },
    onError: (error) => notifications.show({ color: "red", title: t("bo.error"), message: problemText(t, error) }),
  });
  return {
    mutate: write.mutate,
    mutateAsync: write.mutateAsync,
    isPending: write.isPending,
    /** What is asked, the first of it now. */
    asked,
    /** Books the first of them as it was meant. */
    answer: () => {
      const [first] = asked;
      if (!first) return;
      const { entry, match, questions } = first;
      write.mutate({ matches: [{ ...match, confirmed: confirmedIn(questions) }], entries: [entry] });
    },
    /** Leaves the first of them as it is. */
    forget: () => setAsked(asked.slice(1)),
  };
}

/** What is proposed for an entry as it is confirmed; a booking that broke off goes on with what was written down. */
export function matchOf({ id, proposal, halfBooked, shares }: BankEntry): Match | undefined {
  const orders = halfBooked
    ? shares.map(({ orderNumber: number, amount }) => ({ number, amount }))
    : (proposal?.shares ?? []).map(({ number, amount }) => ({ number, amount }));
  return orders.length > 0 ? { id, orders } : undefined;
}
