import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { ApiProblem, call } from "../../../api/client.ts";
import { setPurchaseStatus } from "../../../api/endpoints.gen.ts";
import { officePurchasesTexts } from "../../../i18n/areas/office-purchases.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useRecordWrite } from "../../office-kit/use-record-write.ts";
import type { Purchase } from "./purchase.ts";
import { PurchaseQuestions, usePurchaseQuestions } from "./purchase-questions.tsx";
import { usePurchaseWords } from "./use-purchase-words.ts";

/** Sends a draft to its supplier, after a question: a mail can't be taken back. */
export function SendPurchase({ purchase }: { purchase: Purchase }) {
  const { t, language } = useTexts(officePurchasesTexts, officeTexts);
  const [asking, setAsking] = useState(false);
  const questions = usePurchaseQuestions();
  const { inWords } = usePurchaseWords();
  const { id, version, number, amount, lines } = purchase;
  const write = useRecordWrite({
    asks: (error) => {
      if (questions.isAsked(error)) return true;
      const said = error instanceof ApiProblem ? error.fields.map(inWords).find(Boolean) : undefined;
      if (said) notifications.show({ color: "red", title: t("bo.error"), message: said });
      return said !== undefined;
    },
  });
  const send = () =>
    write.mutate(() =>
      call(setPurchaseStatus, { params: { id }, body: { status: "sent", version, ...questions.confirmed() } }),
    );
  return (
    <>
      <Button loading={write.isPending} onClick={() => setAsking(true)}>
        {t("officePurchases.send")}
      </Button>
      {asking && (
        <ConfirmDialog
          question={t("officePurchases.sendQuestion", { number, amount: money(amount, language) })}
          onConfirm={() => {
            setAsking(false);
            send();
          }}
          onClose={() => setAsking(false)}
        />
      )}
      <PurchaseQuestions questions={questions} names={lines.map(({ name }) => name)} send={send} />
    </>
  );
}
