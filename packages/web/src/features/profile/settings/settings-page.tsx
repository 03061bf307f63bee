import { Stack, Title } from "@mantine/core";
import { allowed } from "@solvia/core/platform/access";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { useTexts } from "../../../i18n/index.ts";
import { useUser } from "../../login/session.ts";
import { ActsSection } from "./acts-section.tsx";
import { ApiKeySection } from "./api-key-section.tsx";
import { ChoicesSection } from "./choices-section.tsx";
import { FollowingSection } from "./following-section.tsx";
import { PrivacySection } from "./privacy-section.tsx";
import { SecondFactorSection } from "./second-factor-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";

/** How the user reads, is told and logs in; what leaves with them. */
export function SettingsPage() {
  const { t } = useTexts(profileTexts);
  const user = useUser();
  if (!user) return null;
  const mayHaveKey = allowed("subscriber", user);
  return (
    <Stack gap="lg" className="in-turn">
      <Title order={1}>{t("settings.title")}</Title>
      {user.secondFactorMissing && <SecondFactorSection required />}
      <ChoicesSection business={user.accountType === "business"} />
      <FollowingSection />
      {!user.secondFactorMissing && <SecondFactorSection />}
      <SessionsSection />
      <ActsSection />
      {mayHaveKey && <ApiKeySection />}
      <PrivacySection />
    </Stack>
  );
}
