import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { allowed } from "@solvia/core/platform/access";
import { call } from "../../../../api/client.ts";
import { rejectCompany, setCompanyWholesale, verifyCompany } from "../../../../api/endpoints.gen.ts";
import { officePeopleTexts } from "../../../../i18n/areas/office-people.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { useUser } from "../../../login/session.ts";
import { ReasonDialog } from "../reason-dialog.tsx";
import { useRecordWrite } from "../use-record-write.ts";

interface Props {
  company: { id: string; companyName: string; status: string; wholesaleActive: boolean };
}

/** Verify or reject a company that waits; for a verified one, whether it buys pallets and containers. */
export function CompanyDecision({ company: { id, companyName, status, wholesaleActive } }: Props) {
  const { t } = useTexts(officePeopleTexts);
  const write = useRecordWrite();
  const colleague = useUser() ?? undefined;
  const [rejecting, setRejecting] = useState(false);
  const input = { params: { id } };
  if (!allowed(verifyCompany.access, colleague)) return null;
  if (status === "verified")
    return (
      <Button
        variant="default"
        loading={write.isPending}
        onClick={() =>
          write.mutate(() => call(setCompanyWholesale, { ...input, body: { wholesaleActive: !wholesaleActive } }))
        }
      >
        {t(wholesaleActive ? "officePeople.wholesaleOff" : "officePeople.wholesaleOn")}
      </Button>
    );
  if (status !== "pending") return null;
  return (
    <Group gap="sm" wrap="nowrap">
      <Button
        aria-label={`${t("officePeople.verify")} ${companyName}`}
        loading={write.isPending}
        onClick={() => write.mutate(() => call(verifyCompany, input))}
      >
        {t("officePeople.verify")}
      </Button>
      <Button
        variant="default"
        aria-label={`${t("officePeople.reject")} ${companyName}`}
        onClick={() => setRejecting(true)}
      >
        {t("officePeople.reject")}
      </Button>
      {rejecting && <Rejection id={id} name={companyName} onClose={() => setRejecting(false)} />}
    </Group>
  );
}

function Rejection({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { t } = useTexts(officePeopleTexts);
  const write = useRecordWrite();
  return (
    <ReasonDialog
      title={t("officePeople.rejectTitle", { name })}
      hint={t("officePeople.reasonHint")}
      action={t("officePeople.reject")}
      shortest={3}
      write={write}
      onReason={(reason) =>
        write.mutate(() => call(rejectCompany, { params: { id }, body: { reason } }), { onSuccess: onClose })
      }
      onClose={onClose}
    />
  );
}
