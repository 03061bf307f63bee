import { Image } from "@mantine/core";
import type * as z from "zod";
import { pictureFormats, pictureSizes, sizeOf, widthOf } from "@solvia/core/catalogue/images/picture";
import type { ProductCard } from "@solvia/core/contract/shapes/product";

interface Props {
  product: Pick<z.output<typeof ProductCard>, "imageUrl" | "picture">;
  /** What it shows; "" where the words beside it say so already. */
  alt: string;
  /** How wide it is drawn, as the `sizes` of an image says it. */
  sizes: string;
  fit?: "cover" | "contain";
  /** The first picture of a page is loaded at once. */
  first?: boolean;
  radius?: string;
}

/** A product's picture in the smallest size and format that will do, with its mean colour in its place until it is there. */
export function ProductPicture({ product: { imageUrl, picture }, alt, sizes, fit = "cover", first, radius }: Props) {
  const image = (
    <Image
      src={imageUrl}
      alt={alt}
      fit={fit}
      {...(radius && { radius })}
      {...(first ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
      style={{ aspectRatio: "4 / 3", ...(picture && { backgroundColor: picture.colour }) }}
    />
  );
  if (!picture) return image;
  return (
    <picture>
      {pictureFormats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          sizes={sizes}
          srcSet={pictureSizes.map((size) => `${sizeOf(imageUrl, size, format)} ${widthOf(size, picture)}w`).join(", ")}
        />
      ))}
      {image}
    </picture>
  );
}
