import { Alert, Button, Text } from "@mantine/core";
import { quotationsTexts } from "../../i18n/areas/quotations.ts";
import { dateAndTime } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { DialogFoot } from "../../ui/dialogs/dialog-foot.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Acceptances } from "./acceptances.tsx";
import { Differences } from "./shared/differences.tsx";
import type { Quotation } from "./shared/quotation-shapes.ts";

interface Props {
  quotation: Quotation;
  onClose: () => void;
}

/** Somebody accepted while this dialog stood open, here in another window or a colleague: who, when, and where it is now. */
export function AcceptedMeanwhile({ quotation, onClose }: Props) {
  const { t, language } = useTexts(quotationsTexts);
  const last = quotation.acceptances.at(-1);
  return (
    <Dialog title={t("quotation.accept.meanwhileTitle")} size="lg" onClose={onClose}>
      <Alert color="orange" role="alert">
        {t("quotation.accept.meanwhile", { name: last?.name, time: last && dateAndTime(last.at, language) })}
      </Alert>
      <Acceptances quotation={quotation} />
      <Button variant="default" onClick={onClose} data-autofocus style={{ alignSelf: "flex-end" }}>
        {t("common.close")}
      </Button>
    </Dialog>
  );
}

/** Another version was sent while somebody read the one before. */
export function Superseded({ quotation, onClose }: Props) {
  const { t } = useTexts(quotationsTexts);
  const { current, versions } = quotation;
  const { version } = current;
  return (
    <Dialog title={t("quotation.accept.lookAtNew", { version })} onClose={onClose}>
      <Alert color="orange" role="alert">
        {t("quotation.accept.superseded", { version })}
      </Alert>
      <Text fw={600}>{t("quotation.changes", { version })}</Text>
      <Differences differences={versions.at(-1)?.differences ?? []} />
      <DialogFoot
        action={t("quotation.accept.lookAtNew", { version })}
        pending={false}
        focused
        onAct={onClose}
        onClose={onClose}
      />
    </Dialog>
  );
}
