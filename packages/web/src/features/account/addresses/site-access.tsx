import { Checkbox, Stack, Text } from "@mantine/core";
import { peopleTexts } from "../../../i18n/areas/people.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { AddressFields } from "./address-values.ts";

/** What a driver has to know of the place: asked before the pallets are on the road. */
export function SiteAccess({ form }: { form: AddressFields }) {
  const { t } = useTexts(peopleTexts);
  const box = (name: "truckAccess" | "forklift" | "tailLift" | "island") =>
    form.getInputProps(name, { type: "checkbox" });
  const { truckAccess, forklift, tailLift } = form.values;
  return (
    <Stack gap="sm">
      <Checkbox label={t("place.truckAccess")} {...box("truckAccess")} />
      {!truckAccess && <Hint text={t("place.noTruckHint")} />}
      <Checkbox label={t("place.forklift")} {...box("forklift")} />
      <Checkbox label={t("place.tailLift")} description={t("place.tailLiftHint")} {...box("tailLift")} />
      {!forklift && !tailLift && <Hint text={t("place.suggestTailLift")} />}
      <Checkbox label={t("place.island")} {...box("island")} />
    </Stack>
  );
}

const Hint = ({ text }: { text: string }) => (
  <Text size="sm" c="sun" role="status">
    {text}
  </Text>
);
