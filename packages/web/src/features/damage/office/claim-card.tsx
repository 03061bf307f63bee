import { Anchor, Button, Card, Group, Image, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { officeDamageTexts } from "../../../i18n/areas/office-damage.ts";
import { date, dateAndTime } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import type { Claim } from "./claim.ts";
import { ClaimState } from "./claim-state.tsx";
import { CarrierDialog } from "./carrier-dialog.tsx";
import { SettleDialog } from "./settle-dialog.tsx";

/** One claim: what was told with its pictures, until when the carrier is told, what was done and may be done. */
export function ClaimCard({ claim }: { claim: Claim }) {
  const { t } = useTexts(officeDamageTexts);
  const [asked, setAsked] = useState<"claim" | "settle">();
  const { id, shipmentId, damage, status, lines, orderId, orderNumber, acts } = claim;
  const path = `/api/back-office/shipments/${shipmentId}/damage-claims/${id}`;
  return (
    <Card withBorder padding="sm" component="article" aria-label={t(`officeDamage.kinds.${damage}`)}>
      <Stack gap={6} align="flex-start">
        <Group gap="xs">
          <Text fw={600}>{t(`officeDamage.kinds.${damage}`)}</Text>
          <ClaimState status={status} />
        </Group>
        {lines.map(({ productId, code, name, quantity }) => (
          <Text key={productId} size="sm" className="numbers">
            {quantity} × {code} {name}
          </Text>
        ))}
        <Said claim={claim} />
        <Pictures claim={claim} path={path} />
        <Done claim={claim} />
        <Group gap="xs" mt={4}>
          {acts.includes("claim") && (
            <Button size="compact-sm" onClick={() => setAsked("claim")}>
              {t(claim.toCarrier ? "officeDamage.again" : "officeDamage.claim")}
            </Button>
          )}
          {acts.includes("settle") && (
            <Button size="compact-sm" variant="default" onClick={() => setAsked("settle")}>
              {t("officeDamage.settle")}
            </Button>
          )}
          <Button
            component="a"
            href={`${path}/letter`}
            target="_blank"
            rel="noreferrer"
            size="compact-sm"
            variant="default"
          >
            {t("officeDamage.letter")}
          </Button>
          <AnchorLink to="/back-office/orders/$id" params={{ id: orderId }} size="sm">
            {t("officeDamage.toOrder", { number: orderNumber })}
          </AnchorLink>
        </Group>
      </Stack>
      {asked === "claim" && <CarrierDialog claim={claim} onClose={() => setAsked(undefined)} />}
      {asked === "settle" && <SettleDialog claim={claim} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

function Said({ claim }: { claim: Claim }) {
  const { t, language } = useTexts(officeDamageTexts);
  const { reservation, reservedAtDoor, words, teller, arrivedOn, createdOn, until, basis, daysLeft, late, status } =
    claim;
  const left =
    daysLeft < 0
      ? t("officeDamage.over")
      : daysLeft === 0
        ? t("officeDamage.today")
        : t("officeDamage.daysLeft", { count: daysLeft });
  return (
    <>
      <Text size="sm">
        {t("officeDamage.reservation")}: «{reservation}» (
        {t(reservedAtDoor ? "officeDamage.written" : "officeDamage.unwritten")})
      </Text>
      {words && <Text size="sm">{words}</Text>}
      <Text size="sm" c="dimmed">
        {t("officeDamage.teller")}: {[teller.name, teller.contact].filter(Boolean).join(", ")} ·{" "}
        {dateAndTime(createdOn, language)} · {t("officeDamage.arrivedOn")}: {date(arrivedOn, language)}
      </Text>
      <Text size="sm" fw={status === "open" ? 600 : undefined} className="numbers">
        {t("officeDamage.until")}: {date(until, language)} · {t(`officeDamage.bases.${basis}`)}
        {status === "open" && ` · ${left}`}
      </Text>
      {late && (
        <Text size="sm" c="orange">
          {t("officeDamage.late")}
        </Text>
      )}
    </>
  );
}

function Pictures({ claim: { pictures }, path }: { claim: Claim; path: string }) {
  const { t } = useTexts(officeDamageTexts);
  if (pictures.length === 0) return null;
  return (
    <Group gap="xs">
      {pictures.map(({ name }, at) => {
        const address = `${path}/pictures/${at + 1}`;
        return (
          <Anchor key={`${at} ${name}`} href={address} target="_blank" rel="noopener">
            <Image
              src={address}
              alt={t("officeDamage.picture", { n: at + 1, name })}
              w={96}
              h={96}
              fit="cover"
              radius="sm"
            />
          </Anchor>
        );
      })}
    </Group>
  );
}

function Done({ claim: { toCarrier, result } }: { claim: Claim }) {
  const { t, language } = useTexts(officeDamageTexts);
  return (
    <>
      {toCarrier && (
        <Text size="sm">
          {t("officeDamage.sentTo", { email: toCarrier.email, date: dateAndTime(toCarrier.on, language) })}
        </Text>
      )}
      {result && (
        <Text size="sm">
          {t("officeDamage.settledOn", {
            outcome: t(`officeDamage.outcomes.${result.outcome}`),
            date: dateAndTime(result.on, language),
          })}
          {result.note && `: ${result.note}`}
        </Text>
      )}
    </>
  );
}
