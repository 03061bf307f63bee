import { createFileRoute } from "@tanstack/react-router";
import { StandOutPage } from "../../features/catalogue/office/stand-out/stand-out-page.tsx";

export const Route = createFileRoute("/back-office/stand-out-products")({ component: StandOutPage });
