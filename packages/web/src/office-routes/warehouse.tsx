import { createFileRoute } from "@tanstack/react-router";
import { OfficeFrame } from "../features/back-office/office-frame.tsx";

export const Route = createFileRoute("/warehouse")({ component: () => <OfficeFrame waits /> });
