import type { ReactNode } from "react";
import type { Access } from "@solvia/core/platform/access";
import { RequireLogin } from "../login/require-login.tsx";
import { useUser } from "../login/session.ts";
import { ActingAway } from "./acting-away.tsx";
import "./styles.ts";

/** A page of the back office: for whom the screen's permission allows, administrators unless said otherwise. Its navigation stands around it (`office-frame.tsx`). */
export function BackOffice({ access = "admin", children }: { access?: Access; children: ReactNode }) {
  const user = useUser();
  if (user?.actedBy) return <ActingAway customer={`${user.name} ${user.surname}`.trim()} />;
  return <RequireLogin access={access}>{children}</RequireLogin>;
}
