import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { setPurchaseStatus } from "../../../api/endpoints.gen.ts";
import { officePurchasesTexts } from "../../../i18n/areas/office-purchases.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ReasonDialog } from "../../office-kit/reason-dialog.tsx";
import { useRecordWrite } from "../../office-kit/use-record-write.ts";
import { ConfirmationDialog } from "./confirmation-dialog.tsx";
import { MatchDialog } from "./match-dialog.tsx";
import type { Purchase } from "./purchase.ts";
import { PurchaseForm } from "./purchase-form.tsx";
import { SendPurchase } from "./send-purchase.tsx";

type Asked = "edit" | "confirm" | "match" | "close-short" | "cancel";

/** What can be done with an order as it stands. */
export function PurchaseActs({ purchase }: { purchase: Purchase }) {
  const { t } = useTexts(officePurchasesTexts);
  const [asked, setAsked] = useState<Asked>();
  const { id, number, acts, sentAt } = purchase;
  const may = (act: Purchase["acts"][number]): boolean => acts.includes(act);
  const leave = () => setAsked(undefined);
  return (
    <Group gap="xs">
      {sentAt && (
        <Button
          component="a"
          href={`/api/back-office/purchases/${id}/pdf`}
          target="_blank"
          rel="noreferrer"
          variant="default"
        >
          {t("officePurchases.paper")}
        </Button>
      )}
      {may("edit") && (
        <Button variant="default" onClick={() => setAsked("edit")}>
          {t("officePurchases.edit")}
        </Button>
      )}
      {may("cancel") && (
        <Button variant="default" onClick={() => setAsked("cancel")}>
          {t("officePurchases.cancel")}
        </Button>
      )}
      {may("close-short") && (
        <Button variant="default" onClick={() => setAsked("close-short")}>
          {t("officePurchases.close")}
        </Button>
      )}
      {may("send") && <SendPurchase purchase={purchase} />}
      {may("confirm") && <Button onClick={() => setAsked("confirm")}>{t("officePurchases.confirm")}</Button>}
      {may("match") && <Button onClick={() => setAsked("match")}>{t("officePurchases.match")}</Button>}
      {asked === "edit" && <PurchaseForm purchase={purchase} onClose={leave} />}
      {asked === "confirm" && <ConfirmationDialog purchase={purchase} onClose={leave} />}
      {asked === "match" && <MatchDialog purchase={purchase} onClose={leave} />}
      {(asked === "close-short" || asked === "cancel") && (
        <End key={number} purchase={purchase} act={asked} onClose={leave} />
      )}
    </Group>
  );
}

interface EndProps {
  purchase: Purchase;
  act: "close-short" | "cancel";
  onClose: () => void;
}

/** Ends an order before all has come, for a reason. */
function End({ purchase: { id, version }, act, onClose }: EndProps) {
  const { t } = useTexts(officePurchasesTexts);
  const write = useRecordWrite({ after: onClose });
  const isShort = act === "close-short";
  return (
    <ReasonDialog
      title={t(isShort ? "officePurchases.close" : "officePurchases.cancel")}
      text={t(isShort ? "officePurchases.closeText" : "officePurchases.cancelText")}
      hint={t("officePurchases.closeHint")}
      action={t(isShort ? "officePurchases.close" : "officePurchases.cancel")}
      shortest={3}
      longest={300}
      write={write}
      onReason={(reason) => {
        const status = isShort ? ("closed" as const) : ("cancelled" as const);
        write.mutate(() => call(setPurchaseStatus, { params: { id }, body: { status, version, reason } }));
      }}
      onClose={onClose}
    />
  );
}
