import { Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { Form } from "../../../ui/form.tsx";
import { Failure, Loading } from "../../../ui/states.tsx";
import type { useCardFields } from "./use-card-fields.ts";

interface Props {
  fields: Pick<ReturnType<typeof useCardFields>, "place" | "intent" | "error" | "ready">;
  /** What was sent is on its way: it isn't sent again. */
  pending: boolean;
  onSend: () => void;
  /** What was refused, and the buttons. */
  children: ReactNode;
}

/** A form around the provider's own fields, with what stands there until they come or where they don't. */
export function CardFieldsForm({ fields: { place, intent, error, ready }, pending, onSend, children }: Props) {
  if (error) return <Failure error={error} />;
  if (!intent) return <Loading />;
  return (
    <Form
      typed={false}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !pending) onSend();
      }}
    >
      <Stack>
        <div ref={place} />
        {children}
      </Stack>
    </Form>
  );
}
