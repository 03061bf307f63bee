import { createFileRoute } from "@tanstack/react-router";
import { AccountPage } from "../../features/profile/account/account-page.tsx";

export const Route = createFileRoute("/profile/account")({
  component: AccountPage,
});
