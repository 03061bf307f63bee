import { Modal, Stack, type ModalProps } from "@mantine/core";
import type { KeyboardEventHandler, ReactNode } from "react";
import { useTexts } from "../../i18n/index.ts";

export interface FrameProps {
  title: string;
  /** In pixels, or by the theme's name. */
  size?: NonNullable<ModalProps["size"]>;
  centered?: boolean;
  /** Whether it stays whatever is pressed: what it sent binds, and nothing takes that back any more. */
  held?: boolean;
  onClose: () => void;
  children: ReactNode;
}

interface Props extends FrameProps {
  /** Whether Escape is left to `onKeyDown`. */
  ownEscape?: boolean;
  onKeyDown?: KeyboardEventHandler<HTMLDivElement>;
}

/** What every dialog of the house looks like: its title, the way out, and what it says and asks in a column. */
export function DialogFrame({ ownEscape = false, held = false, children, ...frame }: Props) {
  const { t } = useTexts();
  return (
    <Modal
      opened
      closeOnEscape={!ownEscape && !held}
      closeOnClickOutside={!held}
      closeButtonProps={{ "aria-label": t("common.close"), disabled: held }}
      {...frame}
    >
      <Stack>{children}</Stack>
    </Modal>
  );
}
