import { type Area, type Product, products } from "#content/products.ts";

/** Where a product's own page will stand; until then the address says what the product is. */
export const productPath = (id: Product["id"]) => `/products/${id}`;

export function productAt(path: string): Product | undefined {
  return products.find(({ id }) => productPath(id) === path);
}

export function productsOf<Of extends Area>(area: Of): Extract<Product, { area: Of }>[] {
  return products.filter(
    (product): product is Extract<Product, { area: Of }> => product.area === area,
  );
}
