import { useQuery } from "@tanstack/react-query";
import { makesOwnOffers } from "@solvia/core/accounts/own-brand/makes-own-offers";
import { queryOf } from "../../../api/client.ts";
import { getCompany, getOwnOffer } from "../../../api/endpoints.gen.ts";
import { quotationsTexts } from "../../../i18n/areas/quotations.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ButtonLink } from "../../../ui/links.tsx";
import { useMay } from "../../acting/in-stead.tsx";
import type { Quotation } from "../shared/quotation-shapes.ts";

/** The way to the own offer, for whoever sells on what they are quoted. */
export function OwnOfferLink({ quotation: { id, status } }: { quotation: Quotation }) {
  const { t } = useTexts(quotationsTexts);
  const isTheirs = useMay(getOwnOffer);
  const isOpen = status === "sent" || status === "accepted";
  const { data } = useQuery({ ...queryOf(getCompany, {}), enabled: isTheirs && isOpen });
  if (!isTheirs || !isOpen || !data?.company || !makesOwnOffers(data.company)) return null;
  return (
    <ButtonLink to="/quotations/$id/own-offer" params={{ id }} variant="default">
      {t("quotation.ownOffer")}
    </ButtonLink>
  );
}
