import { Button, Group, Text, TextInput, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { putGoodsPlace } from "../../api/endpoints/warehouse.gen.ts";
import { officeWarehouseTexts } from "../../i18n/areas/office-warehouse.ts";
import { useTexts } from "../../i18n/index.ts";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { lastGiven } from "../scanning/queue/last-given.ts";
import { useCommands, type Commands } from "../scanning/queue/use-commands.ts";
import { WaitingSteps } from "./waiting-steps.tsx";

interface Props {
  productId: string;
  warehouseId: string;
  name: string;
  place: string | undefined;
}

/** Where an article lies, and the way to say that it lies elsewhere. */
export function PlaceField(props: Props) {
  const { t } = useTexts(officeWarehouseTexts);
  const [isOpen, setOpen] = useState(false);
  const { name, productId, warehouseId } = props;
  const commands = useCommands(`place/${warehouseId}/${productId}`);
  const waits = lastGiven(commands.waiting, "put-place");
  const place = (waits ? waits.body.place : props.place) || undefined;
  if (isOpen) return <PlaceForm {...props} place={place} commands={commands} onSaved={() => setOpen(false)} />;
  return (
    <div>
      <UnstyledButton
        onClick={() => setOpen(true)}
        py={8}
        aria-label={`${t("floor.changePlace")}: ${name}, ${place ?? t("floor.noPlace")}`}
      >
        <Text component="span" fw={place ? 700 : 400} size={place ? "lg" : "sm"} td="underline" translate="no">
          {place ?? t("floor.noPlace")}
        </Text>
      </UnstyledButton>
      <WaitingSteps commands={commands} />
    </div>
  );
}

interface FormProps extends Props {
  commands: Commands;
  onSaved: () => void;
}

function PlaceForm({ productId, warehouseId, name, place = "", commands, onSaved }: FormProps) {
  const { t } = useTexts(officeWarehouseTexts);
  const form = useContractForm(putGoodsPlace, {
    values: { place },
    input: (values) => ({ params: { productId }, body: { ...values, warehouseId } }),
    // It waits on the device where there is no network; the last word counts.
    send: async (input) => {
      await commands.give({
        kind: "put-place",
        input,
        subject: `place/${warehouseId}/${productId}`,
        label: t("floor.steps.place", { name, place: input.body.place || t("floor.noPlace") }),
      });
      return undefined;
    },
    onSaved,
  });
  return (
    <Form {...form.frame}>
      <Group wrap="nowrap" align="flex-end" gap="xs">
        <TextInput flex={1} size="lg" label={t("floor.placeOf", { name })} {...form.field("place")} />
        <Button type="submit" size="lg" variant="default" loading={form.isPending}>
          {t("floor.savePlace")}
        </Button>
      </Group>
      <Refused form={form} />
    </Form>
  );
}
