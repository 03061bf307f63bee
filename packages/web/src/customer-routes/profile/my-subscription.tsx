import { createFileRoute } from "@tanstack/react-router";
import { MySubscriptionPage } from "../../features/subscriptions/my-subscription-page.tsx";

export const Route = createFileRoute("/profile/my-subscription")({
  component: MySubscriptionPage,
});
