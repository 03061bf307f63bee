import { Badge } from "@mantine/core";
import type { listCollections } from "@solvia/core/contract/back-office/payments";
import { officeCollectionsTexts } from "../../../../i18n/areas/office-collections.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { RowOf } from "../../../../ui/list/declaration.ts";

type State = RowOf<typeof listCollections>["state"];

const colours = { making: "orange", made: "blue", settled: "green" } as const satisfies Record<State, string>;

export function SlipState({ state }: { state: State }) {
  const { t } = useTexts(officeCollectionsTexts);
  return (
    <Badge color={colours[state]} variant="light" c="bright" tt="none">
      {t(`officeCollections.states.${state}`)}
    </Badge>
  );
}
