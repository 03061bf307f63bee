import { Text } from "@mantine/core";
import { leadsTexts } from "../../i18n/areas/leads.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";

/** The way to an installer from what the house does. */
export function FindWay() {
  const { t } = useTexts(leadsTexts);
  return (
    <Text mt="lg">
      <AnchorLink to="/find-your-professional-photovoltaic-installer" fw={600}>
        {t("leads.title")}
      </AnchorLink>
    </Text>
  );
}
