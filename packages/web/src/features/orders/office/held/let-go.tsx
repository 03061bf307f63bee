import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ReasonDialog } from "../../../office-kit/reason-dialog.tsx";
import { useOrderWrite, type Order } from "../use-order-write.ts";
import { writeTroubled } from "./write-troubled.ts";

/** Lets go an order that was stopped to be looked at: what was found stays in its history. */
export function LetGo({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTexts(officeTexts);
  const write = useOrderWrite(order.id);
  return (
    <ReasonDialog
      title={t("bo.letGo")}
      text={order.toCheck.map((reason) => t(`bo.toCheck.${reason}`)).join(" ")}
      hint={t("bo.letGoHint")}
      action={t("bo.letGo")}
      color="dark"
      shortest={3}
      longest={300}
      write={write}
      onReason={(reason) => write.mutate(() => writeTroubled(order, false, reason), { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
