import { createFileRoute } from "@tanstack/react-router";
import { WithdrawalsPage } from "../features/back-office/withdrawals/withdrawals-page.tsx";

export const Route = createFileRoute("/back-office/withdrawals")({ component: WithdrawalsPage });
