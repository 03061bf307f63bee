import { call } from "../../api/client.ts";
import { requestQuotation } from "../../api/endpoints.gen.ts";
import { quotationRequestsTexts } from "../../i18n/areas/quotation-requests.ts";
import { useTexts } from "../../i18n/index.ts";
import { LimitedText } from "../../ui/fields/limited.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { CustomersOwn } from "../acting/in-stead.tsx";
import { MayOrder } from "../company/may-order.tsx";
import { askedBody } from "./asked.ts";
import { AskedFields } from "./asked-fields.tsx";
import { sendFiles } from "./request-files.tsx";
import { useAsking } from "./asking.ts";
import { useMaterial } from "./material/use-material.ts";

interface Props {
  onSent: () => unknown;
  /** Of an article that is asked for. */
  code?: string | undefined;
}

/** A customer asks: who they are is known. */
export const OwnForm = ({ onSent, code }: Props) => (
  <MayOrder>
    <CustomersOwn needs={requestQuotation}>
      <Asking onSent={onSent} code={code} />
    </CustomersOwn>
  </MayOrder>
);

function Asking({ onSent, code }: Props) {
  const { t } = useTexts(quotationRequestsTexts);
  const material = useMaterial();
  const form = useContractForm(requestQuotation, {
    ...useAsking(material),
    input: (values) => ({ body: askedBody(values, material.file), idempotencyKey: crypto.randomUUID() }),
    send: async (input) =>
      call(requestQuotation, { ...input, body: { ...input.body, files: await sendFiles(material.files) } }),
    draft: { of: "quotation-request/own", back: true },
    clears: true,
    onSaved: () => {
      material.forget();
      return onSent();
    },
  });
  return (
    <AskedFields form={form} material={material} code={code}>
      <LimitedText
        label={t("quotationRequest.you.telephone")}
        type="tel"
        autoComplete="tel"
        longest={30}
        maw={320}
        {...form.field("telephone")}
      />
    </AskedFields>
  );
}
