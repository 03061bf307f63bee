import type { ReactNode } from "react";
import { useNavigate } from "@tanstack/react-router";
import { allowed, type Access } from "@solvia/core/platform/access";
import { useTexts } from "../i18n/index.ts";
import { Empty, Loading } from "../ui/states.tsx";
import { LoginDialog } from "./login-dialog.tsx";
import { useUser } from "./session.ts";

/** The page that was asked for is there as soon as it is known who has logged in. */
const stay = () => undefined;

/** Shows its content to whoever is logged in and has the permission; to nobody the login dialog. */
export function RequireLogin({ access = "customer", children }: { access?: Access; children: ReactNode }) {
  const { t } = useTexts();
  const user = useUser();
  const navigate = useNavigate();
  if (user === undefined) return <Loading />;
  if (user === null) return <LoginDialog opened onClose={() => void navigate({ to: "/" })} onSuccess={stay} />;
  if (!allowed(access, user)) return <Empty title={t("bo.area")} />;
  return children;
}
