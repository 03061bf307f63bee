import { Container, Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { getBackOfficeLead } from "../../../api/endpoints.gen.ts";
import { officeLeadsTexts } from "../../../i18n/areas/office-leads.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { BackOffice } from "../../office-kit/layout.tsx";
import { LeadCard } from "./lead-card.tsx";

/** One wish at an address of its own, as the list shows it beside. */
export const OfficeLeadPage = ({ id }: { id: string }) => (
  <BackOffice access={getBackOfficeLead.access}>
    <OneLead id={id} />
  </BackOffice>
);

function OneLead({ id }: { id: string }) {
  const { t } = useTexts(officeLeadsTexts);
  const { data } = useQuery(queryOf(getBackOfficeLead, { params: { id } }));
  return (
    <Container size="md" py="md">
      <Stack>
        <AnchorLink to="/back-office/leads" size="sm">
          {t("officeLeads.title")}
        </AnchorLink>
        {data && (
          <Title order={1} size="h2" style={{ overflowWrap: "anywhere" }}>
            {data.name}
          </Title>
        )}
        <LeadCard id={id} />
      </Stack>
    </Container>
  );
}
