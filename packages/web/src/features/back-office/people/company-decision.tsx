import { Button, Group, Modal, Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import { allowed } from "@solvia/core/platform/access";
import { call } from "../../../api/client.ts";
import { rejectCompany, setCompanyWholesale, verifyCompany } from "../../../api/endpoints.gen.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Failure } from "../../../ui/states.tsx";
import { useUser } from "../../session.ts";
import { useCompanyWrite } from "./use-company-write.ts";

interface Props {
  company: { id: string; companyName: string; status: string; wholesaleActive: boolean };
}

/** Verify or reject a company that waits; for a verified one, whether it buys pallets and containers. */
export function CompanyDecision({ company: { id, companyName, status, wholesaleActive } }: Props) {
  const { t } = useTexts();
  const write = useCompanyWrite();
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

const shortest = 3;
const longest = 500;

function Rejection({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { t } = useTexts();
  const write = useCompanyWrite();
  const [reason, setReason] = useState("");
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("officePeople.rejectTitle", { name })}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <Stack>
        <Textarea
          label={t("officePeople.reason")}
          description={t("officePeople.reasonHint")}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          maxLength={longest}
          minRows={3}
          autosize
          withAsterisk
          data-autofocus
        />
        {write.error && <Failure error={write.error} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button
            color="red.8"
            disabled={reason.trim().length < shortest}
            loading={write.isPending}
            onClick={() =>
              write.mutate(() => call(rejectCompany, { params: { id }, body: { reason } }), { onSuccess: onClose })
            }
          >
            {t("officePeople.reject")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
