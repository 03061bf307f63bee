import { createFileRoute } from "@tanstack/react-router";
import { SuppliersPage } from "../features/back-office/suppliers/suppliers-page.tsx";

export const Route = createFileRoute("/back-office/suppliers")({ component: SuppliersPage });
