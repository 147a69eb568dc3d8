import type { Area, Product } from "#content-types";
import { products } from "#content/products.ts";

/** The address of a product. It has no page yet: the not-found page shows the product. */
export const productPath = (id: string) => `/products/${id}`;

export function productAt(path: string): Product | undefined {
  return products.find(({ id }) => productPath(id) === path);
}

export const productsOf = (area: Area) => products.filter((product) => product.area === area);
