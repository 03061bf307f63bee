import { Select } from "@mantine/core";
import { useState } from "react";
import { call } from "../../../../api/client.ts";
import { setQuotationOwner } from "../../../../api/endpoints.gen.ts";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { Dialog } from "../../../../ui/dialogs/dialog.tsx";
import { Failure } from "../../../../ui/states.tsx";
import { useSellers } from "../../../office-kit/use-sellers.ts";
import type { Quotation } from "../quotation.ts";
import { useQuotationWrite } from "../use-quotation-write.ts";

/** Hands a quotation to another employee. */
export function OwnerDialog({ quotation, onClose }: { quotation: Quotation; onClose: () => void }) {
  const { t } = useTexts(officeQuotationsTexts);
  const { id } = quotation;
  const write = useQuotationWrite(id);
  const { sellers, error } = useSellers();
  const [ownerId, setOwnerId] = useState(quotation.ownerId);
  const known = sellers.some(({ value }) => value === quotation.ownerId);
  const data = known ? sellers : [...sellers, { value: quotation.ownerId, label: quotation.ownerName }];
  return (
    <Dialog title={t("officeQuotations.acts.owner")} onClose={onClose}>
      <Select
        label={t("officeQuotations.owner")}
        data={data}
        value={ownerId}
        onChange={(chosen) => setOwnerId(chosen ?? quotation.ownerId)}
        allowDeselect={false}
        searchable
        data-autofocus
      />
      {Boolean(error) && <Failure error={error} />}
      <DialogFoot
        action={t("officeQuotations.handOver")}
        disabled={ownerId === quotation.ownerId}
        pending={write.isPending}
        onAct={() =>
          write.mutate(() => call(setQuotationOwner, { params: { id }, body: { ownerId } }), { onSuccess: onClose })
        }
        onClose={onClose}
      />
    </Dialog>
  );
}
