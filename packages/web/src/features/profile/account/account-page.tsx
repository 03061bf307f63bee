import { Stack, Title } from "@mantine/core";
import { changePassword } from "../../../api/endpoints.gen.ts";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { useTexts } from "../../../i18n/index.ts";
import { useMay } from "../../acting/in-stead.tsx";
import { useUser } from "../../login/session.ts";
import { CompanySection } from "./company-section.tsx";
import { ContactSection } from "./contact-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { PasswordSection } from "./password-section.tsx";

/** Who the user is, how the user logs in, and the company. */
export function AccountPage() {
  const { t } = useTexts(profileTexts);
  const user = useUser();
  const itself = useMay(changePassword);
  if (!user) return null;
  const owns = user.memberRole === undefined || user.memberRole === "owner";
  return (
    <Stack gap="lg" className="in-turn">
      <Title order={1}>{t("account.title")}</Title>
      <ContactSection />
      {itself && <EmailSection email={user.email} />}
      {itself && <PasswordSection />}
      {user.companyId && <CompanySection mayChange={owns && itself} />}
    </Stack>
  );
}
