import { Anchor, Badge, Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryOf } from "../../api/client.ts";
import { getReducedVatEligibility } from "../../api/endpoints.gen.ts";
import { vatTexts } from "../../i18n/areas/vat.ts";
import { date, dateTime, figure } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { useUser } from "../login/session.ts";
import { Section } from "../profile/section.tsx";
import type { Certificate } from "./certificate.ts";
import { DeclarationForm } from "./declaration-form.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { SendForm } from "./send-form.tsx";

const colours: Readonly<Record<Certificate["status"], string>> = {
  draft: "gray",
  generated: "blue",
  submitted: "yellow",
  approved: "leaf",
  rejected: "red",
  expired: "gray",
  revoked: "gray",
};

/** One certificate: its state, its files, and what its holder does next. */
export function CertificateCard({ certificate }: { certificate: Certificate }) {
  const { t, language } = useTexts(vatTexts);
  const own = useUser()?.id === certificate.userId;
  const [revoking, setRevoking] = useState(false);
  const { id, kind, status, declaration, validUntil, reason, identity, power, ordered, createdOn } = certificate;
  const { plantAddress, plantCity, plantWatts } = declaration;
  const kilowatts = (watts: number): string => figure(watts / 1000, language);
  const title = plantAddress ? `${plantAddress}, ${plantCity}` : t(`vat.kinds.${kind}`);
  const state = (
    <Badge color={colours[status]} variant="light">
      {t(`vat.states.${status}`)}
    </Badge>
  );
  return (
    <Section
      title={title}
      label={`${title}, ${t(`vat.states.${status}`)}, ${dateTime(createdOn, language)}`}
      aside={state}
    >
      <Text size="sm" c="dimmed">
        {declaration.companyName ?? `${declaration.name} ${declaration.surname}`}
        {plantWatts !== undefined && ` · ${kilowatts(plantWatts)} kWp`}
        {validUntil && ` · ${t("vat.validUntil", { date: date(validUntil, language) })}`}
      </Text>
      {power && (
        <Text size="sm" c={power.over ? "red" : "dimmed"}>
          {t(power.over ? "vat.rate.over" : "vat.rate.power", {
            ordered: kilowatts(power.ordered),
            declared: kilowatts(power.declared),
          })}{" "}
          {!power.over && t("vat.left", { left: kilowatts(power.left) })}
        </Text>
      )}
      {!power && ordered > 0 && (
        <Text size="sm" c="dimmed">
          {t("vat.ordered", { ordered: kilowatts(ordered) })}
        </Text>
      )}
      {reason && (
        <Text size="sm">
          {t("vat.reason")} {reason}
        </Text>
      )}
      {status === "submitted" && <Text size="sm">{t("vat.underReview")}</Text>}
      {own && (
        <Group gap="md">
          {/* While it is to be signed, the form below offers it. */}
          {status !== "generated" && (
            <Anchor href={`/api/vat/certifications/${id}/document`} target="_blank" rel="noopener" size="sm">
              {t("vat.document")}
            </Anchor>
          )}
          {identity && (
            <Anchor href={`/api/vat/identity-card/${id}`} target="_blank" rel="noopener" size="sm">
              {t("vat.identity")}
            </Anchor>
          )}
          {status === "approved" && (
            <Button variant="subtle" color="red" c="red" size="compact-sm" onClick={() => setRevoking(true)}>
              {t("vat.revoke")}
            </Button>
          )}
        </Group>
      )}
      {own && status === "generated" && <SendForm certificate={certificate} />}
      {own && (status === "generated" || status === "rejected") && <Again certificate={certificate} />}
      {revoking && <RevokeDialog id={id} onClose={() => setRevoking(false)} />}
    </Section>
  );
}

/** The data can be put right as long as nothing was approved: the PDF is drawn anew. */
function Again({ certificate }: { certificate: Certificate }) {
  const { t } = useTexts(vatTexts);
  const { data } = useQuery(queryOf(getReducedVatEligibility, {}));
  const [open, setOpen] = useState(false);
  if (!data?.eligible) return null;
  if (open) return <DeclarationForm standing={data} again={certificate} />;
  return (
    <Group>
      <Button variant="default" size="xs" onClick={() => setOpen(true)}>
        {t("vat.form.again")}
      </Button>
    </Group>
  );
}
