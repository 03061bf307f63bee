import { createFileRoute } from "@tanstack/react-router";
import { OfficeFrame } from "../features/back-office/office-frame.tsx";

/** Around every page of the back office: its navigation and its palette stay while pages change. */
export const Route = createFileRoute("/back-office")({ component: OfficeFrame });
