import { useState, type KeyboardEvent } from "react";
import { useTexts } from "../../i18n/index.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { DialogFrame, type FrameProps } from "./dialog-frame.tsx";
import { WorkInside } from "./work-inside.ts";

interface Props extends FrameProps {
  /** Whether something was typed in it that no form of it tells (`Leaving`). */
  typed?: boolean;
}

/** A dialog that does one thing. What was typed in it goes by its own buttons, or after a question: by Escape, the cross, a press beside it. */
export function Dialog({ typed = false, onClose, children, ...frame }: Props) {
  const { t } = useTexts();
  const [works, setWorks] = useState(0);
  const [asks, setAsks] = useState(false);
  const holds = !frame.held && (typed || works > 0);
  // The question stands in front, in an element of its own: its Escape isn't the dialog's.
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const { key, target, currentTarget, nativeEvent } = event;
    if (key !== "Escape" || !holds || nativeEvent.isComposing || !(target instanceof Element)) return;
    const isElsewhere = !currentTarget.contains(target) || target.matches("[data-mantine-stop-propagation='true']");
    if (!isElsewhere) setAsks(true);
  };
  return (
    <DialogFrame {...frame} ownEscape={holds} onKeyDown={onKeyDown} onClose={holds ? () => setAsks(true) : onClose}>
      <WorkInside value={setWorks}>{children}</WorkInside>
      {asks && (
        <ConfirmDialog
          question={t("leaving.discardQuestion")}
          words={{ title: t("leaving.title"), confirm: t("leaving.discard"), cancel: t("leaving.stay") }}
          onConfirm={onClose}
          onClose={() => setAsks(false)}
        />
      )}
    </DialogFrame>
  );
}
