import { Stack, Title } from "@mantine/core";
import { useTexts } from "../../../i18n/index.ts";
import { useUser } from "../../session.ts";
import { CompanySection } from "./company-section.tsx";
import { ContactSection } from "./contact-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { PasswordSection } from "./password-section.tsx";

/** Who the user is, how the user logs in, and the company. */
export function AccountPage() {
  const { t } = useTexts();
  const user = useUser();
  if (!user) return null;
  return (
    <Stack gap="lg" className="in-turn">
      <Title order={1}>{t("account.title")}</Title>
      <ContactSection />
      <EmailSection email={user.email} />
      <PasswordSection />
      {user.companyId && <CompanySection mayChange={user.memberRole === undefined || user.memberRole === "owner"} />}
    </Stack>
  );
}
