import { Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { listShipmentDamage } from "../../../api/endpoints.gen.ts";
import { officeDamageTexts } from "../../../i18n/areas/office-damage.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Failure } from "../../../ui/states.tsx";
import { ClaimCard } from "./claim-card.tsx";

/** What was told of a shipment's goods; nothing while nothing was. */
export function DamageSection({ shipmentId }: { shipmentId: string }) {
  const { t } = useTexts(officeDamageTexts);
  const { data, error, refetch } = useQuery(queryOf(listShipmentDamage, { params: { id: shipmentId } }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data || data.items.length === 0) return null;
  return (
    <Stack gap={6} component="section" aria-label={t("officeDamage.section")}>
      <Title order={2} size="h4">
        {t("officeDamage.section")}
      </Title>
      {data.items.map((claim) => (
        <ClaimCard key={claim.id} claim={claim} />
      ))}
    </Stack>
  );
}
