import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import type { getPublication } from "@solvia/core/contract/content";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { areaOf, type PublicationArea } from "@solvia/core/publications/publication";
import { addressIn } from "@solvia/core/site/pages/address";
import { articleData, breadcrumbData } from "@solvia/core/site/pages/structured-data";
import { call } from "../../api/client.ts";
import { countPublicationView } from "../../api/endpoints.gen.ts";
import { publicationsTexts } from "../../i18n/areas/publications.ts";
import { useCountry } from "../../i18n/country.ts";
import { useTexts } from "../../i18n/index.ts";
import { usePageHead } from "../../ui/page-head.ts";
import { useUser } from "../login/session.ts";
import { feedOf } from "./queries.ts";

export type Publication = AnswerOf<typeof getPublication>;

/** The address by which it was asked for. */
interface Asked {
  area: PublicationArea;
  code: string;
  /** The secret of a preview's address. */
  preview?: string | undefined;
}

/** Where the lists of a part of the site stand, and what leads back to them. */
export const lists = {
  articles: { to: "/articles", name: "publications.back" },
  academy: { to: "/academy", name: "publications.academy.back" },
  webinars: { to: "/webinars/$", name: "publications.webinarsBack" },
} as const;

/** Leads on from a name that the publication had, and from the other part of the site. */
export function useOwnAddress(publication: Publication | undefined, { area, code, preview }: Asked): void {
  const navigate = useNavigate();
  const ownArea = publication && areaOf(publication.type);
  const ownCode = publication?.code;
  useEffect(() => {
    if (ownCode === undefined || (ownArea === area && ownCode === code)) return;
    const search = preview ? { preview } : {};
    if (ownArea === "webinars")
      return void navigate({ to: "/webinars/$", params: { _splat: ownCode }, search, replace: true });
    const to = ownArea === "academy" ? "/academy/$code" : "/articles/$code";
    void navigate({ to, params: { code: ownCode }, search, replace: true });
  }, [ownArea, ownCode, area, code, preview, navigate]);
}

/** Says that it is read, once; whether that counts is the API's to say. */
export function useCounted(publication: Publication | undefined): void {
  const id = publication && !publication.preview ? publication.id : undefined;
  const isInStead = Boolean(useUser()?.actedBy);
  useEffect(() => {
    if (id && !isInStead) void call(countPublicationView, { params: { id } }).catch(() => undefined);
  }, [id, isInStead]);
}

/** What search engines and feeds are told of it. */
export function useHead(publication: Publication): void {
  const { t, language } = useTexts(publicationsTexts);
  const country = useCountry();
  const { title, teaser, path, type, noindex } = publication;
  const area = areaOf(type);
  const at = (to: string) => addressIn(country, to, location.origin);
  const listName = t(lists[area].name);
  usePageHead({
    title,
    description: (teaser || title).slice(0, 160),
    path: noindex ? undefined : path,
    feed: feedOf(area, language),
    structured: [
      articleData(publication, { url: at(path), origin: location.origin }),
      breadcrumbData([
        { name: "Home", url: at("/") },
        { name: listName, url: at(`/${area}`) },
        { name: title, url: at(path) },
      ]),
    ],
  });
}
