import { createFileRoute } from "@tanstack/react-router";
import { ScannerPage } from "../features/scanning/scanner-page.tsx";

export const Route = createFileRoute("/scanner")({ component: ScannerPage });
