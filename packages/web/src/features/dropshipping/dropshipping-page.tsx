import { Group, NativeSelect, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { allowed } from "@solvia/core/platform/access";
import { keyModes, type KeyMode } from "@solvia/core/platform/http/key-scopes";
import { dropshippingTexts } from "../../i18n/areas/dropshipping.ts";
import { profileTexts } from "../../i18n/areas/profile.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink, ButtonLink } from "../../ui/links.tsx";
import { Empty } from "../../ui/states.tsx";
import { useUser } from "../login/session.ts";
import { CallsSection } from "./calls-section.tsx";
import { KeysSection } from "./keys/keys-section.tsx";
import { UsageSection } from "./usage-section.tsx";
import { WebhooksSection } from "./webhooks/webhooks-section.tsx";

/** A reseller's door to the API: keys, how much they call, and the last calls. */
export function DropshippingPage() {
  const { t } = useTexts(dropshippingTexts, profileTexts);
  const user = useUser();
  const [mode, setMode] = useState<KeyMode>("live");
  const [days, setDays] = useState(30);
  if (!user) return null;
  if (!allowed("subscriber", user)) {
    return (
      <Empty title={t("dropshipping.needsPlan")}>
        <ButtonLink to="/profile/my-subscription">{t("profile.subscription")}</ButtonLink>
      </Empty>
    );
  }
  return (
    <Stack gap="lg" className="in-turn">
      <div>
        <Title order={1}>{t("dropshipping.title")}</Title>
        <Text c="dimmed">{t("dropshipping.why")}</Text>
        <AnchorLink to="/reseller-api">{t("dropshipping.reference")}</AnchorLink>
      </div>
      <KeysSection />
      <WebhooksSection />
      <Group align="end" gap="sm">
        <SegmentedControl
          aria-label={t("dropshipping.kind")}
          value={mode}
          onChange={setMode}
          data={keyModes.map((value) => ({ value, label: t(`dropshipping.${value}`) }))}
        />
        <NativeSelect
          label={t("dropshipping.period")}
          value={String(days)}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
          data={[7, 30, 90].map((count) => ({ value: String(count), label: t("dropshipping.days", { count }) }))}
        />
      </Group>
      <UsageSection mode={mode} days={days} />
      <CallsSection mode={mode} />
    </Stack>
  );
}
