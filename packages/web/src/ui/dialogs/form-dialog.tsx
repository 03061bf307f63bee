import type { ComponentProps, ReactNode } from "react";
import { Stack } from "@mantine/core";
import { Form } from "../form.tsx";
import type { FrameProps } from "./dialog-frame.tsx";
import { Dialog } from "./dialog.tsx";

interface Props extends Pick<FrameProps, "title" | "size" | "held" | "onClose"> {
  /** A contract's form (`useContractForm`). */
  form: { frame: Omit<ComponentProps<typeof Form>, "children">; isTyped: boolean };
  /** Its fields, and its foot (`DialogFoot`). */
  children: ReactNode;
}

/** A form in a dialog. */
export const FormDialog = ({ form: { frame, isTyped }, children, ...dialog }: Props) => (
  <Dialog {...dialog} typed={isTyped}>
    <Form {...frame}>
      <Stack>{children}</Stack>
    </Form>
  </Dialog>
);
