import { createFileRoute } from "@tanstack/react-router";
import { OwnOfferPage } from "../features/quotations/own-offer/own-offer-page.tsx";

export const Route = createFileRoute("/quotations/$id_/own-offer")({
  component: () => <OwnOfferPage id={Route.useParams().id} />,
});
