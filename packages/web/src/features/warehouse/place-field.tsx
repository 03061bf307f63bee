import { Button, Group, Text, TextInput, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { putGoodsPlace } from "../../api/endpoints/warehouse.gen.ts";
import { officeWarehouseTexts } from "../../i18n/areas/office-warehouse.ts";
import { officeTexts } from "../../i18n/areas/office.ts";
import { useTexts } from "../../i18n/index.ts";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";

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
  const { place, name } = props;
  if (isOpen) return <PlaceForm {...props} onSaved={() => setOpen(false)} />;
  return (
    <UnstyledButton
      onClick={() => setOpen(true)}
      py={8}
      aria-label={`${t("floor.changePlace")}: ${name}, ${place ?? t("floor.noPlace")}`}
    >
      <Text component="span" fw={place ? 700 : 400} size={place ? "lg" : "sm"} td="underline" translate="no">
        {place ?? t("floor.noPlace")}
      </Text>
    </UnstyledButton>
  );
}

function PlaceForm({ productId, warehouseId, name, place = "", onSaved }: Props & { onSaved: () => void }) {
  const { t } = useTexts(officeWarehouseTexts, officeTexts);
  const form = useContractForm(putGoodsPlace, {
    values: { place },
    input: (values) => ({ params: { productId }, body: { ...values, warehouseId } }),
    done: t("bo.saved"),
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
