import { Badge } from "@mantine/core";
import { officeDamageTexts } from "../../../i18n/areas/office-damage.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { Claim } from "./claim.ts";

const colors = { open: "orange", claimed: "blue", settled: "gray" } as const;

/** How far a claim is. */
export function ClaimState({ status }: Pick<Claim, "status">) {
  const { t } = useTexts(officeDamageTexts);
  return (
    <Badge color={colors[status]} variant="light" c="bright" tt="none">
      {t(`officeDamage.states.${status}`)}
    </Badge>
  );
}
