import { products, type Product } from "#content/products.ts";

/** Where a product's own page will stand; until then the address says what the product is. */
export const productPath = (id: Product["id"]) => `/products/${id}`;

export function productAt(path: string): Product | undefined {
  return products.find(({ id }) => productPath(id) === path);
}
