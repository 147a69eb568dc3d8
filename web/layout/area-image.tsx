import type { Area } from "#content-types";
import ai from "#web/art/ai.svg";
import blockchain from "#web/art/blockchain.svg";
import ecommerce from "#web/art/ecommerce.svg";
import fintech from "#web/art/fintech.svg";

const images = { ai, blockchain, ecommerce, fintech } as const;

/** The picture of a business area. */
export function AreaImage({
  area,
  alt = "",
  className,
}: {
  area: Area;
  alt?: string;
  className: string;
}) {
  return (
    <img
      src={images[area]}
      alt={alt}
      width={960}
      height={600}
      loading="lazy"
      decoding="async"
      className={`object-cover ${className}`}
    />
  );
}
