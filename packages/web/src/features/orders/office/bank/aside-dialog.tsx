import { call } from "../../../../api/client.ts";
import { setBankEntryAside } from "../../../../api/endpoints.gen.ts";
import { officeBankTexts } from "../../../../i18n/areas/office-bank.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ReasonDialog } from "../../../office-kit/reason-dialog.tsx";
import { useToldMutation } from "../../../office-kit/use-told-mutation.ts";

interface Props {
  ids: readonly string[];
  /** After each of them lies aside. */
  done?: () => void;
  onClose: () => void;
}

/** Puts entries aside for one reason, one after the other: where one is refused, those before it lie aside and the rest waits. */
export function AsideDialog({ ids, done, onClose }: Props) {
  const { t } = useTexts(officeBankTexts, officeTexts);
  const write = useToldMutation(
    async (reason: string) => {
      for (const id of ids) await call(setBankEntryAside, { params: { id }, body: { reason } });
    },
    {
      said: "saved",
      after: () => {
        done?.();
        onClose();
      },
    },
  );
  return (
    <ReasonDialog
      title={t("officeBank.asideTitle")}
      text={t("officeBank.asideText")}
      hint={t("officeBank.asideHint")}
      action={ids.length === 1 ? t("officeBank.aside") : t("officeBank.asideMany", { count: ids.length })}
      color="blue"
      shortest={3}
      write={write}
      onReason={(reason) => write.mutate(reason)}
      onClose={onClose}
    />
  );
}
