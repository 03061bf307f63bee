import { Text } from "@mantine/core";
import { useState } from "react";
import { officePeopleTexts } from "../../i18n/areas/office-people.ts";
import { useTexts } from "../../i18n/index.ts";
import { DialogFoot } from "../../ui/dialogs/dialog-foot.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Failure } from "../../ui/states.tsx";
import { Leaving } from "../../ui/leaving.tsx";
import { LimitedArea } from "../../ui/fields/limited.tsx";

interface Props {
  title: string;
  /** What happens, before the reason is asked. */
  text?: string;
  /** Who reads the reason. */
  hint: string;
  /** The button that does it. */
  action: string;
  /** Of the button; red where something is taken away. */
  color?: string;
  /** Letters. */
  shortest: number;
  longest?: number;
  write: { isPending: boolean; error: unknown };
  onReason: (reason: string) => void;
  onClose: () => void;
}

/** Asks why before something grave. */
export function ReasonDialog(props: Props) {
  const { title, text, hint, action, color = "red", shortest, longest = 500, write, onReason, onClose } = props;
  const { t } = useTexts(officePeopleTexts);
  const [reason, setReason] = useState("");
  return (
    <Dialog title={title} typed={reason !== ""} onClose={onClose}>
      {/* What is on its way isn't unsaved: acting for a customer leads to another page before it is done. */}
      <Leaving dirty={reason !== "" && !write.isPending} />
      {text && <Text>{text}</Text>}
      <LimitedArea
        label={t("officePeople.reason")}
        description={hint}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        longest={longest}
        minRows={3}
        autosize
        withAsterisk
        data-autofocus
      />
      {Boolean(write.error) && <Failure error={write.error} />}
      <DialogFoot
        action={action}
        color={color}
        disabled={reason.trim().length < shortest}
        pending={write.isPending}
        onAct={() => onReason(reason)}
        onClose={onClose}
      />
    </Dialog>
  );
}
