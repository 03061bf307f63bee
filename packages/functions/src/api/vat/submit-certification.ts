import { submitCertificate } from "@solvia/core/certificates/submit-certificate";
import { submitCertification } from "@solvia/core/contract/vat";
import { formBody } from "../../serve/form.ts";
import { serve } from "../../serve/index.ts";

export const handler = serve(
  submitCertification,
  ({ user, body: { id, ...sent }, now }) => submitCertificate(user, id, sent, now),
  formBody,
);
