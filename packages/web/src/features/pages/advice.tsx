import { Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { brandSlug } from "@solvia/core/catalogue/slug";
import { wayPaths, type WayPath } from "@solvia/core/content/guidance-facts";
import type { PlainText } from "@solvia/core/content/plain-text";
import { paperListPath } from "@solvia/core/content/guidance-look";
import { AnchorLink } from "../../ui/links.tsx";
import { Failure } from "../../ui/states.tsx";
import { ProductGrid } from "../catalogue/product-grid.tsx";
import { brandQuery } from "./queries.ts";

type Part<K extends keyof PlainText> = Record<K, NonNullable<PlainText[K]>>;

/** The papers that one should have at hand, and their list to take along. */
export const Papers = ({ id, language, papers }: Part<"papers"> & Pick<PlainText, "id" | "language">) => (
  <section>
    <Title order={2} size="h3" mb="sm">
      {papers.heading}
    </Title>
    <ul className="advice-list">
      {papers.items.map((paper) => (
        <li key={paper}>{paper}</li>
      ))}
    </ul>
    <Text mb="sm" lh={1.65}>
      <a className="advice-paper" href={paperListPath(id, language)}>
        {papers.download}
      </a>
    </Text>
  </section>
);

/** The acts and authorities that a page rests on, named in Italian as they are called. */
export const Sources = ({ sources }: Part<"sources">) => (
  <section>
    <Title order={2} size="h3" mb="sm">
      {sources.heading}
    </Title>
    <ul className="advice-list">
      {sources.items.map(({ name, url }) => (
        <li key={name} lang="it">
          <a href={url} rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

/** A brand's products with their prices, as the visitor may see them. */
export function BrandProducts({ shown: { brand, all, none } }: Part<"shown">) {
  const { data, error, refetch } = useQuery(brandQuery(brand));
  return (
    <section className="advice-products">
      <h2>{brand}</h2>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {data?.total === 0 ? <p>{none}</p> : !error && <ProductGrid products={data?.items} />}
      <p>
        <AnchorLink to="/brand/$brand" params={{ brand: brandSlug(brand) }}>
          {all}
        </AnchorLink>
      </p>
    </section>
  );
}

const isOwn = (path: WayPath): path is (typeof wayPaths)[keyof typeof wayPaths] =>
  Object.values<string>(wayPaths).includes(path);

function Way({ path, children }: { path: WayPath; children: string }) {
  if (isOwn(path)) return <AnchorLink to={path}>{children}</AnchorLink>;
  const [, first = "", list] = path.split("/");
  if (list === undefined) {
    return (
      <AnchorLink to="/$advice" params={{ advice: first }}>
        {children}
      </AnchorLink>
    );
  }
  return (
    <AnchorLink to="/files/$list" params={{ list }}>
      {children}
    </AnchorLink>
  );
}

/** Where a text leads on, what matters most first. */
export const Ways = ({ ways }: Part<"ways">) => (
  <nav className="advice-ways" aria-label={ways.heading}>
    <h2>{ways.heading}</h2>
    <ul>
      {ways.items.map(({ path, name }) => (
        <li key={path}>
          <Way path={path}>{name}</Way>
        </li>
      ))}
    </ul>
  </nav>
);
