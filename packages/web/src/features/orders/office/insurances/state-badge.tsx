import { Badge } from "@mantine/core";
import { officeInsurancesTexts } from "../../../../i18n/areas/office-insurances.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { ClaimView, InsuranceView } from "./insurance.ts";

const colours = {
  requested: "orange",
  covered: "green",
  refused: "red",
  ended: "gray",
} as const satisfies Record<InsuranceView["state"], string>;

const claimColours = {
  declared: "orange",
  accepted: "green",
  refused: "red",
  withdrawn: "gray",
} as const satisfies Record<ClaimView["state"], string>;

/** How a company stands with the insurer. */
export function InsuranceState({ state }: Pick<InsuranceView, "state">) {
  const { t } = useTexts(officeInsurancesTexts);
  return (
    <Badge color={colours[state]} variant="light" c="bright" tt="none">
      {t(`officeInsurances.states.${state}`)}
    </Badge>
  );
}

/** How a claim stands. */
export function ClaimState({ state }: Pick<ClaimView, "state">) {
  const { t } = useTexts(officeInsurancesTexts);
  return (
    <Badge color={claimColours[state]} variant="light" c="bright" tt="none">
      {t(`officeInsurances.claimStates.${state}`)}
    </Badge>
  );
}
