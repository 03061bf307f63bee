import { setOwnOffer } from "../../../api/endpoints.gen.ts";
import { ownOfferTexts } from "../../../i18n/areas/own-offer.ts";
import { useTexts } from "../../../i18n/index.ts";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { offerOf, valuesOf, type Values, type View } from "./values.ts";

/** The form of an own offer: upon the version that was read, under its revision. */
export const useOfferForm = (id: string, view: View) => {
  const { t } = useTexts(ownOfferTexts);
  const { base, revision } = view;
  return useContractForm(setOwnOffer, {
    values: valuesOf(view),
    input: (values: Values) => ({
      params: { id },
      body: { ...offerOf(values, base), revision, hash: base.hash },
    }),
    draft: { of: `own-offer/${id}` },
    done: t("ownOffer.saved"),
  });
};
export type OfferFormState = ReturnType<typeof useOfferForm>;
