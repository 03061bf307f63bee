import { useState, type ComponentProps, type ReactNode } from "react";
import { useNavigate } from "@tanstack/react-router";
import { allowed, type Access } from "@solvia/core/platform/access";
import { officeTexts } from "../../i18n/areas/office.ts";
import { useTexts } from "../../i18n/index.ts";
import { EmptyPage, Failure, Loading } from "../../ui/states.tsx";
import { LoginDialog } from "./login-dialog.tsx";
import { PageOwner, useUser, useUserUnknown } from "./session.ts";

/** The page that was asked for is there as soon as it is known who has logged in. */
const stay = () => undefined;

interface Props {
  access?: Access;
  /** What the visitor wanted, where the page is a step of it. */
  why?: ComponentProps<typeof LoginDialog>["why"];
  /** Where closing the login leads. */
  leave?: "/" | "/forklift";
  children: ReactNode;
}

/**
 * Shows its content to whoever is logged in and has the permission; to nobody the login dialog. Where a session ends
 * meanwhile the dialog comes over the content, which keeps what was typed.
 */
export function RequireLogin({ access = "customer", why, leave = "/", children }: Props) {
  const { t } = useTexts(officeTexts);
  const user = useUser();
  const unknown = useUserUnknown();
  const navigate = useNavigate();
  const entered = user && allowed(access, user) ? user : null;
  const [last, setLast] = useState(entered);
  // A logout forgets who was there; the end of a session says that nobody is.
  const owner = user === null ? last : entered;
  if (owner !== last) setLast(owner);
  if (user === undefined) return unknown ? <Failure {...unknown} /> : <Loading />;
  if (user && !entered) return <EmptyPage title={t("bo.area")} />;
  return (
    <>
      {owner && <PageOwner value={owner}>{children}</PageOwner>}
      {user === null && (
        <LoginDialog
          opened
          notice={owner ? t("problem.not-logged-in") : undefined}
          why={owner ? undefined : why}
          onClose={() => void navigate({ to: leave })}
          onSuccess={stay}
        />
      )}
    </>
  );
}
