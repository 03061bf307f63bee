import { createFileRoute } from "@tanstack/react-router";
import { OfficeFrame } from "../features/back-office/office-frame.tsx";

/** Around the warehouse's own pages, on whose devices steps wait for the network. */
export const Route = createFileRoute("/warehouses")({ component: () => <OfficeFrame waits /> });
