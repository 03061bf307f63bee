import { createFileRoute } from "@tanstack/react-router";
import { ToCountPage } from "../../features/catalogue/office/stock/counting/to-count-page.tsx";

export const Route = createFileRoute("/back-office/counting/")({ component: ToCountPage });
