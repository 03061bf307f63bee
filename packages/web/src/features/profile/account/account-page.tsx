import { Stack, Title } from "@mantine/core";
import { Suspense } from "react";
import { allowed } from "@solvia/core/platform/access";
import { changePassword, getCardAccount } from "../../../api/endpoints.gen.ts";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { useTexts } from "../../../i18n/index.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { Loading } from "../../../ui/states.tsx";
import { useMay } from "../../acting/in-stead.tsx";
import { useUser } from "../../login/session.ts";
import { CompanySection } from "./company-section.tsx";
import { ContactSection } from "./contact-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { PasswordSection } from "./password-section.tsx";

/** Merchants' alone. */
const CardAccountSection = lazyPart(async () => (await import("./card-account-section.tsx")).CardAccountSection);

/** Who the user is, how the user logs in, and the company. */
export function AccountPage() {
  const { t } = useTexts(profileTexts);
  const user = useUser();
  const itself = useMay(changePassword);
  const asksProvider = useMay(getCardAccount);
  if (!user) return null;
  const owns = user.memberRole === undefined || user.memberRole === "owner";
  return (
    <Stack gap="lg" className="in-turn">
      <Title order={1}>{t("account.title")}</Title>
      <ContactSection />
      {itself && <EmailSection email={user.email} />}
      {itself && <PasswordSection />}
      {user.companyId && <CompanySection mayChange={owns && itself} />}
      {allowed(getCardAccount.access, user) && asksProvider && (
        <Suspense fallback={<Loading />}>
          <CardAccountSection />
        </Suspense>
      )}
    </Stack>
  );
}
