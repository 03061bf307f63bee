import { Modal, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/index.ts";
import { keepsTyped } from "../keeps-typed.ts";

interface Props {
  title: string;
  /** Whether something was typed in it: it goes by its buttons alone then. */
  typed?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of a dialog that does one thing: what it says and asks, in a column. */
export function Dialog({ title, typed = false, onClose, children }: Props) {
  const { t } = useTexts();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ "aria-label": t("common.close") }}
      {...keepsTyped(typed)}
    >
      <Stack>{children}</Stack>
    </Modal>
  );
}
