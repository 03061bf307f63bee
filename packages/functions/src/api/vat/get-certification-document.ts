import { declarationUrl } from "@solvia/core/certificates/certificate-files";
import { getCertificationDocument } from "@solvia/core/contract/vat";
import { serve } from "../../serve/index.ts";

export const handler = serve(getCertificationDocument, ({ user, params }) => declarationUrl(user, params.id));
