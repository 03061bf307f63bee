import { createFileRoute } from "@tanstack/react-router";
import { OfficeHome } from "../../features/back-office/home/office-home.tsx";

export const Route = createFileRoute("/back-office/")({ component: OfficeHome });
