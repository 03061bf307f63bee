import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { carrierNameKey } from "@solvia/core/shipments/carriers/carrier";
import { queryOf } from "../../../../api/client.ts";
import { listCarriers } from "../../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { KnownCarrier } from "./carrier-form.tsx";

/** The carriers that the house works with; none while they aren't read. */
export function useCarriers() {
  const { data } = useQuery(queryOf(listCarriers, { query: { limit: 200 } }));
  const all = data?.items ?? [];
  return {
    all,
    /** The one that is called so, however it is typed. */
    named: (name: string): KnownCarrier | undefined =>
      all.find((one) => carrierNameKey(one.name) === carrierNameKey(name)),
  };
}

interface Props {
  /** The name that stands in the form. */
  name: string;
  disabled?: boolean;
  onChoose: (carrier: KnownCarrier) => void;
}

/** One of the known carriers, with all that is known of it; who comes once is typed below. Nothing where none is known. */
export function CarrierChoice({ name, disabled = false, onChoose }: Props) {
  const { t } = useTexts(officeShipmentsTexts);
  const { all, named } = useCarriers();
  const chosen = named(name);
  // One that isn't worked with any more stays what it is on what it has.
  const offered = all.filter(({ id, active }) => active || id === chosen?.id);
  if (offered.length === 0) return null;
  return (
    <Select
      label={t("officeShipments.carriers.choose")}
      placeholder={t("officeShipments.carriers.other")}
      searchable
      disabled={disabled}
      nothingFoundMessage={t("officeShipments.carriers.notFound")}
      data={offered.map(({ id, name: label }) => ({ value: id, label }))}
      value={chosen?.id ?? null}
      onChange={(id) => {
        const carrier = all.find((one) => one.id === id);
        if (carrier) onChoose(carrier);
      }}
    />
  );
}
