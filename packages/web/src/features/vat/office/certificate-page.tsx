import { Alert, Badge, Button, Card, Container, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { getVatCertification } from "../../../api/endpoints.gen.ts";
import { officeVatTexts } from "../../../i18n/areas/office-vat.ts";
import { date, dateTime, figure } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { IconFileText } from "../../../ui/icons.gen.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { Failure } from "../../../ui/states.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import { Facts } from "../../office-kit/facts.tsx";
import { BackOffice } from "../../office-kit/layout.tsx";
import { RecordHead } from "../../office-kit/record-head.tsx";
import type { Certificate } from "./certificate.ts";
import { Decision } from "./decision.tsx";
import "./certificate-page.css";

export const CertificatePage = ({ id }: { id: string }) => (
  <BackOffice access={getVatCertification.access}>
    <OneCertificate id={id} />
  </BackOffice>
);

/** One declaration: what was declared beside what was signed, and the decision. */
function OneCertificate({ id }: { id: string }) {
  const { t } = useTexts(officeVatTexts);
  const { data: certificate, error } = useQuery(queryOf(getVatCertification, { params: { id } }));
  if (error) return <Failure error={error} />;
  if (!certificate) return <Waiting shape="record" />;
  const { name, surname, companyName } = certificate.declaration;
  return (
    <Container size="xl" py="md">
      <Stack>
        <RecordHead
          back={
            <AnchorLink to="/back-office/vat-certifications" size="sm">
              {t("officeVat.all")}
            </AnchorLink>
          }
          name={companyName ?? `${name} ${surname}`}
          states={
            <Badge color={colours[certificate.status]} variant="light" c="bright" tt="none">
              {t(`officeVat.states.${certificate.status}`)}
            </Badge>
          }
        >
          <Text size="sm" c="dimmed">
            {t(`officeVat.kinds.${certificate.kind}`)}
          </Text>
        </RecordHead>
        {certificate.reason && <Alert color="orange">{certificate.reason}</Alert>}
        <div className="certificate-review">
          <Stack className="certificate-declared">
            <Declared certificate={certificate} />
            <Orders certificate={certificate} />
          </Stack>
          <div className="certificate-files">
            <Signed certificate={certificate} />
          </div>
          <div className="certificate-decision">
            <Decision key={certificate.status} certificate={certificate} />
          </div>
        </div>
      </Stack>
    </Container>
  );
}

const colours = {
  draft: "gray",
  generated: "gray",
  submitted: "yellow",
  approved: "green",
  rejected: "red",
  expired: "gray",
  revoked: "red",
} as const;

function Declared({ certificate }: { certificate: Certificate }) {
  const { t, language } = useTexts(officeVatTexts);
  const { declaration: d, signed, identity, validUntil, unsigned } = certificate;
  const plant = d.plantAddress && `${d.plantAddress}, ${d.plantCity} (${d.plantProvince})`;
  return (
    <Facts
      facts={[
        [t("officeVat.declarant"), `${d.name} ${d.surname}`],
        [t("officeVat.born"), `${d.birthPlace}, ${date(d.birthDate, language)}`],
        [t("officeVat.fiscalCode"), d.fiscalCode],
        [t("officeVat.residence"), d.residence],
        [t("officeVat.company"), d.companyName && `${d.companyName} · ${d.companyVatNumber}`],
        [t("officeVat.role"), d.role && t(`officeVat.roles.${d.role}`)],
        [t("officeVat.plant"), plant],
        [t("officeVat.pod"), d.plantPod],
        [t("officeVat.power"), d.plantWatts !== undefined && `${figure(d.plantWatts / 1000, language)} kWp`],
        [t("officeVat.goods"), d.goods],
        [t("officeVat.signedOn"), signed && date(signed.signedOn, language)],
        [t("officeVat.identityUntil"), identity && date(identity.expiresOn, language)],
        [t("officeVat.validUntil"), validUntil && date(validUntil, language)],
        [t("officeVat.hash"), (signed ?? unsigned).hash.slice(0, 16)],
      ]}
    />
  );
}

/** What was ordered under it against the declared power. */
function Orders({ certificate: { orders, power } }: { certificate: Certificate }) {
  const { t, language } = useTexts(officeVatTexts);
  const kilowatts = (watts: number): string => figure(watts / 1000, language);
  return (
    <div>
      <Title order={2} size="h5">
        {t("officeVat.orders")}
      </Title>
      {orders.length === 0 && (
        <Text size="sm" c="dimmed">
          {t("officeVat.noOrders")}
        </Text>
      )}
      {orders.map(({ orderId, number, watts }) => (
        <Group key={orderId} gap="sm">
          <AnchorLink to="/back-office/orders/$id" params={{ id: orderId }} size="sm">
            {number}
          </AnchorLink>
          <Text size="sm">{kilowatts(watts)} kWp</Text>
        </Group>
      ))}
      {power && (
        <Alert color={power.over ? "red" : "leaf"} mt="xs">
          {t(power.over ? "officeVat.over" : "officeVat.within", {
            ordered: kilowatts(power.ordered),
            declared: kilowatts(power.declared),
          })}
        </Alert>
      )}
    </div>
  );
}

/** The files beside the data; each reading of the identity document is written down. */
function Signed({ certificate }: { certificate: Certificate }) {
  const { t, language } = useTexts(officeVatTexts);
  const { id, signed, identity, reads } = certificate;
  const address = `/api/vat/certifications/${id}/document`;
  return (
    <Card withBorder>
      <Stack gap="sm">
        <Title order={2} size="h5">
          {t("officeVat.files")}
        </Title>
        <Group gap="xs">
          <FileButton href={address}>{t(signed ? "officeVat.signedFile" : "officeVat.unsignedFile")}</FileButton>
          {identity && <FileButton href={`/api/vat/identity-card/${id}`}>{t("officeVat.identityFront")}</FileButton>}
          {identity?.back && (
            <FileButton href={`/api/vat/identity-card/${id}?side=back`}>{t("officeVat.identityBack")}</FileButton>
          )}
        </Group>
        {identity && (
          <Text size="sm" c="dimmed">
            {t("officeVat.readsHint")}
          </Text>
        )}
        {reads.length > 0 && (
          <div>
            <Title order={3} size="h6">
              {t("officeVat.reads")}
            </Title>
            {reads.map((read) => (
              <Text key={read.id} size="sm">
                {dateTime(read.at, language)} · {read.name}
              </Text>
            ))}
          </div>
        )}
      </Stack>
    </Card>
  );
}

const FileButton = ({ href, children }: { href: string; children: string }) => (
  <Button
    component="a"
    href={href}
    target="_blank"
    rel="noopener"
    variant="default"
    size="sm"
    leftSection={<IconFileText size={16} />}
  >
    {children}
  </Button>
);
