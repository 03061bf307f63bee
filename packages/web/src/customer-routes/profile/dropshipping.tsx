import { createFileRoute } from "@tanstack/react-router";
import { DropshippingPage } from "../../features/dropshipping/dropshipping-page.tsx";

export const Route = createFileRoute("/profile/dropshipping")({ component: DropshippingPage });
