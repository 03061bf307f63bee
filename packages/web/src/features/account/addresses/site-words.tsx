import { Text } from "@mantine/core";
import { unloadingUnsaid } from "@solvia/core/orders/sending/site-needs";
import { peopleTexts } from "../../../i18n/areas/people.ts";
import { useTexts } from "../../../i18n/index.ts";

interface Site {
  tailLift: boolean;
  truckAccess?: boolean | undefined;
  forklift?: boolean | undefined;
  island?: boolean | undefined;
}

/** What an address says of how hard its place is to reach and to unload at, a few words each; nothing of what nobody has said. */
export function useSiteWords() {
  const { t } = useTexts(peopleTexts);
  return ({ truckAccess = true, forklift = false, tailLift, island = false }: Site): string[] => [
    ...(truckAccess ? [] : [t("place.noTruck")]),
    ...(forklift ? [t("place.forklift")] : []),
    ...(tailLift ? [t("place.tailLift")] : []),
    ...(island ? [t("place.island")] : []),
  ];
}

/** The same for whoever sends it there, a line each: also that nobody has said how it is unloaded. */
export function SiteWords({ address }: { address: Site }) {
  const { t } = useTexts(peopleTexts);
  const words = useSiteWords()(address);
  const unsaid = unloadingUnsaid(address) ? [t("place.unloadingUnsaid")] : [];
  return [...words, ...unsaid].map((word) => (
    <Text key={word} size="sm" c="dimmed">
      {word}
    </Text>
  ));
}
