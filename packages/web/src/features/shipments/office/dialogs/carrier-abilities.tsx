import { Checkbox } from "@mantine/core";
import { needsOf } from "@solvia/core/orders/sending/site-needs";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { Shipment } from "../shipment.ts";

export const abilities = ["tailLift", "smallVehicle", "ferry", "adr"] as const;
type Ability = (typeof abilities)[number];

/** What the place and the goods ask of a carrier. */
function askedOf({ address, dangerous }: Shipment): Record<Ability, boolean> {
  const needs = address === "pickup" ? [] : needsOf(address);
  return {
    tailLift: needs.includes("tail-lift"),
    smallVehicle: needs.includes("small-vehicle"),
    ferry: needs.includes("ferry"),
    adr: dangerous,
  };
}

/** What its carrier can do, as it was said; of one that is chosen now what the place and the goods ask for. */
export function abilitiesOf(shipment: Shipment): Record<Ability, boolean> {
  const { tailLift, smallVehicle, ferry, adr } = shipment.carrierOf ?? askedOf(shipment);
  return { tailLift, smallVehicle: smallVehicle ?? false, ferry: ferry ?? false, adr };
}

interface Props {
  shipment: Shipment;
  box: (name: Ability) => object;
  disabled?: boolean;
}

/** What a carrier can do, each a box to tick. */
export function Abilities({ shipment, box, disabled = false }: Props) {
  const { t } = useTexts(officeShipmentsTexts);
  const asked = askedOf(shipment);
  return abilities.map((name) => (
    <Checkbox
      key={name}
      label={t(`officeShipments.can.${name}`)}
      description={asked[name] && t("officeShipments.askedHere")}
      disabled={disabled}
      {...box(name)}
    />
  ));
}
