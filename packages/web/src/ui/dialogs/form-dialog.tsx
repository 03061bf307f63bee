import type { ComponentProps, ReactNode } from "react";
import { Stack } from "@mantine/core";
import { Form } from "../form.tsx";
import { Dialog } from "./dialog.tsx";

interface Props {
  title: string;
  /** A contract's form (`useContractForm`). */
  form: { frame: Omit<ComponentProps<typeof Form>, "children">; isTyped: boolean };
  onClose: () => void;
  /** Its fields, and its foot (`DialogFoot`). */
  children: ReactNode;
}

/** A form in a dialog: what was typed in it goes by its buttons alone. */
export const FormDialog = ({ title, form: { frame, isTyped }, onClose, children }: Props) => (
  <Dialog title={title} typed={isTyped} onClose={onClose}>
    <Form {...frame}>
      <Stack>{children}</Stack>
    </Form>
  </Dialog>
);
